"""What becomes a card on the table: minions, archives, the hand, attacks, and the chain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from textual.content import Content

from breakfall.client.card_text import Described, printed_cards
from breakfall.games.nightfall.view import (
    ArchiveView,
    AttackView,
    LinkView,
    MinionView,
    NightView,
    PlayerView,
)
from breakfall.terminal.layouts.nightfall import signs
from breakfall.terminal.widgets.piece import Piece

TEXTS = ("chain", "your_chain", "in_play", "kicker")


def printed(key: str) -> Described:
    return printed_cards("nightfall")[key]


def name_of(key: str) -> str:
    return str(printed(key)["name"])


def seat_name(seat: int) -> str:
    return f"Player {seat + 1}"


def minions_in_play(table: NightView) -> dict[str, MinionView]:
    """Every minion by its place."""
    return {minion["id"]: minion for player in table["players"] for minion in player["minions"]}


def moon_of(card: Described) -> Content:
    """The color of a card; nothing for a wound."""
    return signs.moon(str(card.get("colour", "")).lower())


def links_of(card: Described, *, is_kicked: bool = False) -> Content:
    """What may follow it, and what kicks it."""
    if "links" not in card:
        return Content("")
    kicker = cast(Described, card.get("kicker", {}))
    after = "".join(cast(list[str], kicker.get("after", [])))
    return signs.moons(cast(list[str], card["links"]), after, is_kicked=is_kicked)


def texts_of(card: Described) -> str:
    """All that is printed on it, one after the other."""
    if "text" in card:
        return str(card["text"])
    found = [(text, cast(Described, card[text])["text"]) for text in TEXTS if text in card]
    return " ".join(f"Kicker: {words}" if text == "kicker" else str(words) for text, words in found)


def numbers(card: Described) -> str:
    if "strength" not in card:
        return str(card["kind"]).lower()
    return f"{signs.STRENGTH}{card['strength']} {signs.HEALTH}{card['health']}"


# ---------------------------------------------------------------- in hand and in archives


def order_piece(place: str, key: str, *, sign: str = "", fact: str, words: str) -> Piece:
    card = printed(key)
    return Piece(
        place,
        str(card["name"]),
        sign=sign,
        color=moon_of(card),
        fact=fact,
        symbols=links_of(card),
        words=words,
        text=texts_of(card),
    )


def hand_pieces(player: PlayerView) -> list[Piece]:
    """What the viewer holds, copies together; the wounds last."""
    counted = Counter(key for key in player["hand"] or [] if key)
    keys = sorted(counted, key=lambda key: "colour" not in printed(key))
    return [held_piece(f"hand:{key}", key, counted[key]) for key in keys]


def held_piece(place: str, key: str, copies: int = 1) -> Piece:
    card = printed(key)
    times = f"×{copies} " if copies > 1 else ""
    fact = f"{times}{numbers(card)}"
    words = f"cost {card['cost']} {card['species']}" if "cost" in card else ""
    return order_piece(place, key, fact=fact, words=words.strip())


def pack_pieces(player: PlayerView) -> list[Piece]:
    """Draft cards to choose from."""
    return [
        order_piece(
            f"pack:{key}",
            key,
            fact=f"{signs.COST}{printed(key)['cost']}",
            words=f"{printed(key)['species']} {numbers(printed(key))}".strip(),
        )
        for key in player["pack"]
        if key
    ]


def archive_piece(archive: ArchiveView) -> Piece:
    card = printed(archive["order"])
    piece = order_piece(
        archive["id"],
        archive["order"],
        fact=f"{signs.COST}{card['cost']} ×{archive['cards']}",
        words=numbers(card),
    )
    return replace(piece, is_weak=not archive["cards"])


def archive_pieces(player: PlayerView) -> list[Piece]:
    """Open ones, then those that are secret still: as backs where the viewer may not know."""
    found = [archive_piece(archive) for archive in player["archives"]]
    for number, key in enumerate(player["secret"], start=1):
        if key is None:
            place = f"secret:{player['seat']}:{number}"
            found.append(Piece(place, "hidden archive", sign=signs.BACK * 2, is_weak=True))
        else:
            cost = f"{signs.COST}{printed(key)['cost']}"
            found.append(order_piece(f"archive:{key}", key, fact=f"{cost} secret", words="secret"))
    return found


def pile_pieces(marked: Iterable[str]) -> list[Piece]:
    """Cards of a discard pile or in exile that may be chosen now."""
    return [
        held_piece(place, place.partition(":")[2])
        for place in marked
        if place.startswith(("discard:", "exile:"))
    ]


# ---------------------------------------------------------------- minions in play


def minion_piece(table: NightView, seat: int, minion: MinionView) -> Piece:
    card = printed(minion["order"])
    health = f"{minion['health']}/{minion['full_health']}"
    words = [combat_words(table, minion["id"]), str(card["species"])]
    if minion["owner"] != seat:
        words.insert(0, f"of {seat_name(minion['owner'])}")
    return Piece(
        minion["id"],
        str(card["name"]),
        sign=combat_sign(table, minion["id"]),
        color=moon_of(card),
        fact=f"{signs.STRENGTH}{minion['strength']} {signs.HEALTH}{health}",
        short_fact=f"{minion['strength']}{signs.HEALTH}{health}",
        words=" · ".join(filter(None, words)),
        text=str(cast(Described, card.get("in_play", {})).get("text", "")),
        is_hurt=minion["health"] < minion["full_health"],
    )


def minion_pieces(table: NightView, player: PlayerView) -> list[Piece]:
    return [minion_piece(table, player["seat"], minion) for minion in player["minions"]]


def combat_sign(table: NightView, place: str) -> str:
    """The number of the attack in which it takes part: "#1→", "#2‖"."""
    for number, attack in enumerate(table["attacks"], start=1):
        if attack["minion"] == place:
            return f"#{number}{signs.LINKS}"
        if place in attack["blockers"]:
            return f"#{number}{signs.BLOCKS}"
    return ""


def combat_words(table: NightView, place: str) -> str:
    for number, attack in enumerate(table["attacks"], start=1):
        if attack["minion"] == place:
            return f"attacks {seat_name(attack['defender'])}"
        if place in attack["blockers"]:
            return f"blocks #{number}"
    return ""


# ---------------------------------------------------------------- the middle of the table


def attack_pieces(table: NightView) -> list[Piece]:
    in_play = minions_in_play(table)
    return [
        attack_piece(attack, number, in_play)
        for number, attack in enumerate(table["attacks"], start=1)
    ]


def attack_piece(attack: AttackView, number: int, in_play: dict[str, MinionView]) -> Piece:
    """ "#1 Vulko ⚔3 ──▶ Player 2 ‖ blocked by Alton Hickman ♥3" """
    minion = in_play[attack["minion"]]
    way = f"{signs.STRENGTH}{minion['strength']} {signs.ATTACKS} {seat_name(attack['defender'])}"
    blockers = ", ".join(
        f"{name_of(in_play[place]['order'])} {signs.HEALTH}{in_play[place]['health']}"
        for place in attack["blockers"]
    )
    between = f"{signs.BLOCKS} blocked by {blockers}" if blockers else "· not blocked"
    return Piece(
        attack["minion"],
        f"{name_of(minion['order'])} {way} {between}",
        sign=f"#{number} ",
        color=moon_of(printed(minion["order"])),
    )


def chain_pieces(table: NightView, near: int) -> list[Piece]:
    """From the first card played on; the last one resolves first."""
    chain = table["chain"]
    return [
        link_piece(link, number, near, is_next=number == len(chain))
        for number, link in enumerate(chain, start=1)
    ]


def link_piece(link: LinkView, number: int, near: int, *, is_next: bool) -> Piece:
    card = printed(link["order"])
    whose = "you" if link["player"] == near else f"P{link['player'] + 1}"
    return Piece(
        link["id"],
        str(card["name"]),
        sign=f"#{number} ",
        color=moon_of(card),
        fact=f"{whose}{signs.NEXT if is_next else ''}",
        symbols=links_of(card, is_kicked=link["is_kicked"]),
        words=link_words(link, is_next=is_next),
        text=texts_of(card),
        is_weak=link["is_silenced"],
    )


def link_words(link: LinkView, *, is_next: bool) -> str:
    words = ["kicked"] * link["is_kicked"]
    if link["is_silenced"]:
        words.append(f"{signs.SILENCED} silenced")
    if link["times"] > 1:
        words.append(f"×{link['times']}")
    if link["chooser"] != link["player"]:
        words.append(f"targets: P{link['chooser'] + 1}")
    if is_next:
        words.append("next")
    return " · ".join(words)
