"""A player at the table: a line or two about them, and the pixels of their war room."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from breakfall.games.havenfall.terms import COLOURS
from breakfall.games.havenfall.view import HavenView, SideView, TurnView
from breakfall.terminal.layouts.havenfall import signs
from breakfall.terminal.layouts.havenfall.pieces import name_of, seat_name
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.lines import PlayerLine
from breakfall.terminal.widgets.spot import LineSpot
from breakfall.terminal.widgets.text import Fact


class PixelSpot(LineSpot):
    """The pixels of one colour: "B●●○"."""

    DEFAULT_CSS = """
    PixelSpot { width: auto; height: auto; margin-left: 1; }
    """

    colour = "blue"
    available = 0
    exhausted = 0

    def show(self, place: str, colour: str, available: int, exhausted: int, glow: Glow) -> None:
        if not self.has_changed(place, glow, available, exhausted):
            return
        self.colour, self.available, self.exhausted = colour, available, exhausted
        self.set_place(place, glow)
        self.refresh(layout=True)

    def render(self) -> Content:
        pips = pips_of(self.available, signs.AVAILABLE) + pips_of(self.exhausted, signs.EXHAUSTED)
        letter = signs.letter(self.colour)
        painted = signs.pixel(self.colour) if self.available else Content.styled(letter, "dim")
        return Content.assemble(self.mark, painted, pips or ("–", "dim"))


def pips_of(number: int, sign: str) -> str:
    """A pip each while they are few."""
    return sign * number if number <= 3 else f"{number}{sign}"


class SideBar(Horizontal):
    """The line of a player and the pixels at its end.

    A colour has a second place for its exhausted pixels, which is there while it may be chosen.
    """

    DEFAULT_CSS = """
    SideBar { height: auto; width: 100%; padding: 0 1; background: $panel; }
    SideBar.active { background: $primary 35%; }
    SideBar > PlayerLine { width: 1fr; padding: 0; background: transparent; }
    """

    def __init__(self, id: str | None = None, *, most: int) -> None:
        super().__init__(id=id)
        self.most = most

    def compose(self) -> ComposeResult:
        yield PlayerLine(most=self.most)
        for _ in range(2 * len(COLOURS)):
            yield PixelSpot()

    @property
    def place(self) -> str:
        return self.query_one(PlayerLine).place

    def show(self, table: HavenView, side: SideView, who: str, glow: Glow) -> None:
        self.set_class(is_at_turn(table, side), "active")
        name = f"{signs.TURN if is_at_turn(table, side) else ''}{seat_name(side['seat'])}"
        facts = player_facts(table, side)
        line = self.query_one(PlayerLine)
        line.show(f"side:{side['seat']}", name, who, facts, glow, is_active=False)
        spots = iter(self.query(PixelSpot))
        for colour in COLOURS:
            available, exhausted = side["available"][colour], side["exhausted"][colour]
            place = f"pixel:{side['seat']}:{colour}"
            other = f"pixel:{side['seat']}:exhausted-{colour}"
            is_apart = other in glow.keys
            both, apart = next(spots), next(spots)
            both.display = bool(available or exhausted) and not (is_apart and not available)
            both.show(place, colour, available, 0 if is_apart else exhausted, glow)
            apart.display = is_apart
            apart.show(other, colour, 0, exhausted, glow)


def is_at_turn(table: HavenView, side: SideView) -> bool:
    return table["turn"]["seat"] == side["seat"]


# ---------------------------------------------------------------- in words


def player_facts(table: HavenView, side: SideView) -> list[Fact]:
    """The most important ones first."""
    points = side["points"]
    facts = [(f"{signs.POINTS}{points} of {table['goal']}", f"{signs.POINTS}{points}")]
    if is_at_turn(table, side):
        facts += total_facts(side)
        facts.append((action_words(table["turn"]), short_action(table["turn"])))
    return [*facts, *special_facts(side), *pile_facts(side), *leader_fact(table, side)]


def total_facts(side: SideView) -> list[Fact]:
    treasure, damage, health = side["treasure"], side["damage"], side["health"]
    boss = ""
    if side["boss_damage"] or side["boss_health"]:
        boss = f" (boss +{side['boss_damage']}/+{side['boss_health']})"
    long = f"{signs.DAMAGE}{damage} damage  {signs.HEALTH}{health} health{boss}"
    short = f"{signs.strength(damage, health)}{boss}"
    money = f"{signs.TREASURE}{treasure}"
    return [(f"{money} treasure  {long}", f"{money} {short}")]


def action_words(turn: TurnView) -> str:
    """The action of this turn, and what is left of it."""
    if turn["is_over"]:
        return "turn over"
    if turn["action"] == "buy":
        return with_more(f"buy: {turn['bought']} bought", turn["more_buys"])
    if turn["action"] == "fight":
        return with_more(f"fight: {turn['fought']} fought", turn["more_fights"])
    if turn["action"] == "trash":
        return "trash"
    return "no action yet"


def with_more(words: str, more: int) -> str:
    return f"{words}, {more} more" if more else words


def short_action(turn: TurnView) -> str:
    return "over" if turn["is_over"] else turn["action"] or "–"


def special_facts(side: SideView) -> list[Fact]:
    facts: list[Fact] = []
    if side["colour_change"]:
        before, after = side["colour_change"]
        change = f"{signs.letter(before)} as {signs.letter(after)}"
        facts.append((f"{before} counts as {after}", change))
    if side["more_cards"]:
        facts.append((f"next hand +{side['more_cards']}", f"H+{side['more_cards']}"))
    if side["is_guarded"]:
        facts.append(("guarded from attacks", "guarded"))
    if side["is_protected"]:
        facts.append(("heroes protected", "protected"))
    return facts


def pile_facts(side: SideView) -> list[Fact]:
    """Numbers of cards; backs for those that the viewer does not know."""
    return [
        held_fact("Spells", side["spells"]),
        held_fact("Hand", side["hand"]),
        (f"Deck {len(side['deck'])}", f"D{len(side['deck'])}"),
        (f"Discard {len(side['discard'])}", f"X{len(side['discard'])}"),
    ]


def held_fact(word: str, cards: list[str | None]) -> Fact:
    hidden = signs.BACK * sum(card is None for card in cards)
    return f"{word} {len(cards)} {hidden}".strip(), f"{word[0]}{len(cards)}"


def leader_fact(table: HavenView, side: SideView) -> list[Fact]:
    """Until the first boss falls, a leader lies beside the war room. (HF-5.18)"""
    if table["leaders_are_free"] or not side["leader"] or not side["leader"][0]:
        return []
    return [(f"{name_of(side['leader'][0])} waits", "")]
