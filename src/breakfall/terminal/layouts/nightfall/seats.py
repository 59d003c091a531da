"""A player at the table: a line or two about them, minions in front, archives."""

from __future__ import annotations

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.hellbreak.spot import Spot
from breakfall.terminal.layouts.nightfall import signs
from breakfall.terminal.layouts.nightfall.pieces import archive_pieces, minion_pieces
from breakfall.terminal.layouts.nightfall.trays import Tray
from breakfall.terminal.layouts.nightfall.view import PlayerSeen, TableSeen, name_of, seat_name


class PlayerLine(Spot):
    """Who it is and what they have, in as many lines as it takes, but not in more than `most`."""

    DEFAULT_CSS = """
    PlayerLine {
        width: 100%; height: auto; padding: 0 1; border: none; background: $panel;
        &.active { background: $primary 35%; }
        &.glows { border: none; color: $accent; }
        &.aimed {
            border: none; color: $foreground; text-style: bold underline; background: $accent 45%;
        }
        &.picked { border: none; text-style: bold reverse; }
        &:hover { background: $foreground 15%; }
        &:focus { background: $accent 40%; }
    }
    """

    def __init__(self, id: str | None = None, *, most: int) -> None:
        super().__init__(id=id)
        self.most = most
        self.facts: list[Fact] = []

    def show(self, table: TableSeen, player: PlayerSeen, who: str, glow: Glow) -> None:
        seat = player["seat"]
        seen = (player, who, table["active"], table["first"], table["phase"])
        if not self.is_news(player["id"], glow, *seen):
            return
        self.light(player["id"], glow)
        self.set_class(table["active"] == seat, "active")
        self.facts = player_facts(table, player)
        turn = signs.TURN if table["active"] == seat and table["turn"] else ""
        first = signs.FIRST if table["first"] == seat else ""
        name = f"{self.mark}{turn}{first}{seat_name(seat)}"
        self.facts.insert(0, (f"{name} ({who})", name))
        self.refresh(layout=True)

    def render(self) -> Content:
        first, *rest = lines_of(self.facts, self.content_size.width, self.most)
        return Content("\n").join([Content.styled(first, "bold"), *map(Content, rest)])


Fact = tuple[str, str]  # in words, and short


def lines_of(facts: list[Fact], width: int, most: int) -> list[str]:
    """In words where that fits, the first facts short where not, cut where even that does not."""
    lines = flow([long for long, _ in facts], width, "   ")
    for count in range(len(facts) + 1):
        if len(lines) <= most:
            break
        short = [short for _, short in facts[:count]]
        lines = flow(short + [long for long, _ in facts[count:]], width, "  ")
    return [signs.shortened(line, width) for line in lines[:most]]


def flow(words: list[str], width: int, gap: str) -> list[str]:
    lines = words[:1] or [""]
    for word in words[1:]:
        longer = f"{lines[-1]}{gap}{word}"
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def player_facts(table: TableSeen, player: PlayerSeen) -> list[Fact]:
    """The most important ones first."""
    facts = [wound_fact(player)]
    if player["influence"]:
        doubled = " (doubled)" if player["is_doubled"] else ""
        facts.append((f"Influence {player['influence']}{doubled}", f"I{player['influence']}"))
    if player["more_damage"]:
        facts.append((f"next damage +{player['more_damage']}", f"dmg+{player['more_damage']}"))
    if table["goal"] is not None:
        facts.append((f"Series {player['total']} of {table['goal']}", f"S{player['total']}"))
    return facts + pile_facts(player)


def wound_fact(player: PlayerSeen) -> Fact:
    """ "6 wounds: 3 bite, 1 burn, 2 bleed" """
    number = player["wounds"]
    if not number:
        return "no wounds", f"{signs.WOUND}0"
    kinds = {kind: count for kind, count in player["wound_types"].items() if count}
    long = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    short = " ".join(f"{kind[:2]}{count}" for kind, count in kinds.items())
    noun = "wound" if number == 1 else "wounds"
    return f"{signs.WOUND}{number} {noun}: {long}", f"{signs.WOUND}{number} {short}"


def pile_facts(player: PlayerSeen) -> list[Fact]:
    hidden = player["hand"] is None
    backs = f" {signs.BACK * player['hand_size']}" if hidden and player["hand_size"] else ""
    top = player["discard_top"]
    on_top = f" {name_of(top)}" if top else ""
    facts = [
        (f"Hand {player['hand_size']}{backs}", f"H{player['hand_size']}"),
        (f"Deck {player['deck']}", f"D{player['deck']}"),
        (f"Discard {player['discard_size']}{on_top}", f"X{player['discard_size']}{on_top}"),
    ]
    if None in player["pack"]:
        facts.append((f"Draft {signs.BACK * len(player['pack'])}", f"Pk{len(player['pack'])}"))
    return facts


class Seat(VerticalScroll, can_focus=False):
    """An opponent: the line, then the minions, then the archives, which are not for the viewer."""

    DEFAULT_CSS = """
    Seat { width: 1fr; height: 100%; scrollbar-size-vertical: 1; }
    """

    def __init__(self, *, is_wide: bool) -> None:
        super().__init__()
        self.is_wide = is_wide

    def compose(self) -> ComposeResult:
        highest = (1, 2, 2) if self.is_wide else (1, 1, 1)
        yield PlayerLine(most=3)
        yield Tray(None, (1, 2, 4), highest, may_go_beyond=True)
        yield Tray(None, (1, 1, 1), highest=(1, 1, 1), may_go_beyond=True)

    def show(self, table: TableSeen, player: PlayerSeen, who: str, glow: Glow) -> None:
        self.query_one(PlayerLine).show(table, player, who, glow)
        minions, archives = self.query(Tray)
        minions.show(minion_pieces(table, player), glow)
        archives.show([replace(piece, is_weak=True) for piece in archive_pieces(player)], glow)
