"""Pieces are picked up, carried and put down, with a mouse and with a finger, in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import Finger, Mouse, spot
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.wire import Question, play_until

ASKED = '.shell[data-moment="asked"]'
TAKES = ".table .piece.glows, .table [data-takes]"
Hand = Mouse | Finger


@dataclass
class Case:
    """Which piece is dragged: that of the first option whose key begins so."""

    game: str
    option: str
    plan: dict[str, object] = field(default_factory=dict)
    seats: int = 2
    kind: str = ""  # of the question; any unless named
    prefer: tuple[str, ...] = ()  # how options begin that bring it about
    label: str = ""  # part of the option's
    onto: str = TAKES  # where it is put down
    said: str = ""  # by the log afterwards


BREAK: dict[str, object] = {"format": "rock-forest", "settings": {"setup": "basic", "first": "0"}}
QUICK: dict[str, object] = {"settings": {"archives": "quick-start"}}
CASES = {
    "break, a troop moves": Case("break", "move:", BREAK, kind="action", said="You move"),
    "nightbreak, heroes swap": Case("nightbreak", "move:ally", said="swap places"),
    "nightbreak, a hero attacks": Case("nightbreak", "attack", kind="action", said="You attack"),
    "nightbreak, a newcomer": Case(
        "nightbreak", "place:", prefer=("attack",), onto='[data-place^="rank:"].glows'
    ),
    "nightfall, an order starts a chain": Case("nightfall", "play:", QUICK, prefer=("play:",)),
    "nightfall, an order is discarded": Case("nightfall", "discard:", QUICK),
    "nightfall, a minion attacks": Case(
        "nightfall", "player:", QUICK, 3, kind="attack", prefer=("play:", "claim:"), said="attacks"
    ),
    "hellbreak, a minion enters": Case(
        "hellbreak",
        "play:",
        {"format": "first-game"},
        prefer=("bid:", "play:"),
        label=" minion",
        onto='.glows[data-place^="location:"]',
    ),
    "hellbreak, a card is bid": Case("hellbreak", "bid:", {"format": "first-game"}),
    "havenfall, a monster is fought": Case("havenfall", "fight:", {"format": "beginners"}),
    "havenfall, a card is bought": Case("havenfall", "buy:", {"format": "beginners"}),
}


def place_of(case: Case, question: Question) -> str:
    """Where the piece lies that is dragged."""
    if case.kind == "attack":
        return str(question["subject"])
    return next(str(place) for option in question["options"] if fits(case, option)
                for place in option["places"])  # fmt: skip


def fits(case: Case, option: Question) -> bool:
    return bool(
        option["key"].startswith(case.option) and case.label in option["label"] and option["places"]
    )


def at_the_question(server: Server, page: Page, case: Case) -> tuple[Person, str]:
    """Somebody who is asked, and the place of the piece to drag."""
    bots = ["random"] * (case.seats - 1)
    seated = server.lay_table(case.game, ["me", *bots], seed=11, **case.plan)
    question = play_until(
        server,
        seated,
        lambda question: (
            case.kind in ("", question["kind"]) and any(fits(case, o) for o in question["options"])
        ),
        lambda key: key.startswith(case.prefer) and not key.endswith(":nothing"),
    )
    person = Person(page, seed=5)
    person.sit_down(server.url, seated)
    person.wait_for_turn()
    return person, place_of(case, question)


def lift(hand: Hand, page: Page, place: str) -> None:
    """Pick the piece up, and see where it may be put down."""
    x, y = spot(page.locator(f'.table .piece[data-place="{place}"]').first)
    hand.press(x, y)
    hand.move(x, y - 24)
    hand.move(x, y - 30)
    page.wait_for_selector(".table .piece.carried", state="attached")
    page.locator(TAKES).first.wait_for(state="attached")


@pytest.mark.parametrize("hand", ["mouse", "finger"])
@pytest.mark.parametrize("name", CASES)
def test_a_piece_is_taken_where_it_is_dropped_on_what_glows_and_nowhere_else(
    name: str, hand: str, server: Server, new_page: Callable[..., Page]
) -> None:
    case = CASES[name]
    is_phone = hand == "finger"
    page = (
        new_page(390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce")
        if is_phone
        else new_page(1280, 720, reduced_motion="reduce")
    )
    fingers: Hand = Finger(page) if is_phone else Mouse(page)
    person, place = at_the_question(server, page, case)
    before, prompt = person.decisions, page.locator(".prompt").inner_text()
    # Dropped elsewhere, far from its place, it goes back and nothing is answered.
    lift(fingers, page, place)
    fingers.move(*page.evaluate(NOWHERE))
    fingers.release()
    expect(page.locator("[data-shadow]")).to_have_count(0)
    expect(page.locator(".piece.carried, .piece.picked")).to_have_count(0)
    # Dropped on what glows it is taken; had anything been answered before, this would not fit.
    lift(fingers, page, place)
    assert (person.decisions, page.locator(".prompt").inner_text()) == (before, prompt)
    fingers.move(*spot(page.locator(case.onto).locator("visible=true").first))
    fingers.release()
    page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    expect(page.locator(".piece.carried")).to_have_count(0)
    if case.said:
        expect(page.get_by_role("log")).to_contain_text(case.said)
    person.wait_for_turn()
    expect(page.locator(".question")).not_to_contain_text("enter?")  # both steps are taken
    assert person.problems == []


# A point of the table, as far from any edge as can be, where nothing is that takes a piece.
NOWHERE = """() => {
  const box = document.querySelector('main.table').getBoundingClientRect();
  for (const x of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const y of [0.5, 0.35, 0.65, 0.2, 0.8]) {
      const point = [box.left + x * box.width, box.top + y * box.height];
      const under = document.elementsFromPoint(...point);
      if (!under.some(one => one.closest('.glows, [data-takes], .carried'))) return point;
    }
  throw Error('everything glows');
}"""
