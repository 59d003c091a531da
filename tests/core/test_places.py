"""Names of places, and where a thing stands in a row."""

from __future__ import annotations

from breakfall.core.places import NOT_THERE, Places, SeatPlaces, position


def test_places_are_numbered_and_what_is_not_there_has_none() -> None:
    places = SeatPlaces("minion")
    assert (places.at(1, 2), places.at(0, 0)) == ("minion:1:2", "minion:0:0")
    assert places.at(1, NOT_THERE) == ""
    assert Places("link").at(3) == "link:3"


def test_a_thing_is_found_by_what_it_is_and_not_by_what_it_is_like() -> None:
    one, like_it = [7], [7]
    assert position([like_it, one], one) == 1
    assert position([like_it], one) == NOT_THERE
