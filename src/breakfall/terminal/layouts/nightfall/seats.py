"""A player at the table: a line or two about them, minions in front, archives."""

from __future__ import annotations

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from breakfall.games.nightfall.view import NightView, PlayerView
from breakfall.terminal.layouts.nightfall import signs
from breakfall.terminal.layouts.nightfall.pieces import (
    archive_pieces,
    minion_pieces,
    name_of,
    seat_name,
)
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.lines import PlayerLine
from breakfall.terminal.widgets.text import Fact
from breakfall.terminal.widgets.tray import Tray


def show_player(
    line: PlayerLine, table: NightView, player: PlayerView, who: str, glow: Glow
) -> None:
    seat = player["seat"]
    is_active = table["active"] == seat
    turn = signs.TURN if is_active and table["turn"] else ""
    first = signs.FIRST if table["first"] == seat else ""
    name = f"{turn}{first}{seat_name(seat)}"
    facts = player_facts(table, player)
    line.show(player["id"], name, who, facts, glow, is_active=is_active)


def player_facts(table: NightView, player: PlayerView) -> list[Fact]:
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


def wound_fact(player: PlayerView) -> Fact:
    """ "6 wounds: 3 bite, 1 burn, 2 bleed" """
    number = player["wounds"]
    if not number:
        return "no wounds", f"{signs.WOUND}0"
    kinds = {kind: count for kind, count in player["wound_types"].items() if count}
    long = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    short = " ".join(f"{kind[:2]}{count}" for kind, count in kinds.items())
    noun = "wound" if number == 1 else "wounds"
    return f"{signs.WOUND}{number} {noun}: {long}", f"{signs.WOUND}{number} {short}"


def pile_facts(player: PlayerView) -> list[Fact]:
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
        yield Tray(None, (1, 2, 4), highest, may_overflow=True)
        yield Tray(None, (1, 1, 1), highest=(1, 1, 1), may_overflow=True)

    def show(self, table: NightView, player: PlayerView, who: str, glow: Glow) -> None:
        show_player(self.query_one(PlayerLine), table, player, who, glow)
        minions, archives = self.query(Tray)
        minions.show(minion_pieces(table, player), glow)
        archives.show([replace(piece, is_weak=True) for piece in archive_pieces(player)], glow)
