"""What becomes a small card on the table: minions, assets, the hand, whatever else lies open."""

from __future__ import annotations

from breakfall.games.hellbreak.view import AssetView, MinionView, SideView
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.cards import has_loyalty, printed
from breakfall.terminal.widgets.piece import Piece


def minion_piece(minion: MinionView) -> Piece:
    left = minion["health"] - minion["damage"]
    health = f"{signs.HEALTH}{left}/{minion['health']}"
    if minion["assigned"]:
        health += f"−{minion['assigned']}"
    return Piece(
        minion["id"],
        minion["name"],
        sign=signs.turned(minion["exhausted"]),
        fact=f"{signs.COMBAT}{minion['combat']} {health}",
        short_fact=f"{minion['combat']}{health}",
        more_facts=(signs.scheme(printed(minion["card"])["scheme"]),),
        words=signs.state(minion["exhausted"]) + busy_words(minion),
        is_weak=minion["exhausted"],
        is_hurt=minion["damage"] + minion["assigned"] > 0,
    )


def busy_words(minion: MinionView) -> str:
    """What it is in the middle of."""
    words = " · scheming" if minion["scheming"] else ""
    return f"{words} · waiting" if minion["waiting"] else words


def asset_piece(asset: AssetView) -> Piece:
    sign, words = signs.turned(asset["exhausted"]), signs.state(asset["exhausted"])
    return Piece(
        asset["id"], asset["name"], sign, fact="asset", words=words, is_weak=asset["exhausted"]
    )


def hand_piece(side: SideView, key: str) -> Piece:
    """Cost and loyalty; a minion's numbers where there is room."""
    card = printed(key)
    loyalty = signs.loyalty(card)
    more_facts: tuple[str, ...] = (card["type"],)
    if card["type"] == "minion":
        numbers = f"{signs.COMBAT}{card['combat']} {signs.HEALTH}{card['health']}"
        more_facts = (numbers, signs.scheme(card["scheme"]))
    is_loyal = has_loyalty(side, card)
    gives = signs.resources(card["resources"])
    return Piece(
        f"hand:{side['seat']}:{key}",
        card["name"],
        sign="" if is_loyal else signs.DISLOYAL,
        fact=f"{signs.BLOOD}{card['cost']} {loyalty}",
        short_fact=f"{signs.BLOOD}{card['cost']}{loyalty}",
        more_facts=more_facts,
        words=f"vault {gives}" if is_loyal else f"needs {loyalty} · {gives}",
        is_weak=not is_loyal,
    )


def open_pieces(side: SideView, *, is_near: bool) -> list[Piece]:
    """Assets, and cards that lie open for a moment; of the other hand, what is known."""
    pieces = [asset_piece(asset) for asset in side["assets"]]
    passing = [("Bid", side["bid"]), ("Played", side["being_played"])]
    passing += [("Health card", side["revealed"]), ("Looked at", side["looked_at"])]
    if not is_near:
        passing.append(("In hand", side["hand"]))
    for kind, cards in passing:
        pieces += [open_piece(side["seat"], kind, key) for key in cards if key]
    return pieces


def open_piece(seat: int, kind: str, key: str) -> Piece:
    card = printed(key)
    worth = f"{signs.BLOOD}{card['cost']}"
    place = f"{kind.lower().replace(' ', '-')}:{seat}:{key}"
    return Piece(place, card["name"], f"{kind}:", fact=worth)


def hand_pieces(side: SideView) -> list[Piece]:
    """What the viewer holds, the newest card last; nothing where all are backs."""
    return [hand_piece(side, key) for key in reversed(side["hand"]) if key]
