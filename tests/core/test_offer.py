"""Options that several cards mean are offered once."""

from __future__ import annotations

from breakfall.core.option import offer, option


def test_an_option_is_offered_once_and_in_the_order_it_came() -> None:
    options = [option("pass")]
    assert offer(options, option("play", "wolf"))
    assert offer(options, option("play", "bat"))
    assert not offer(options, option("play", "wolf"))
    assert [one.key for one in options] == ["pass", "play:wolf", "play:bat"]
