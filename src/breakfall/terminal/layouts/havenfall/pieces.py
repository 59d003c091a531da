"""What becomes a card on the table: market, monsters, war rooms, spells, cards to choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from textual.content import Content

from breakfall.client.card_text import Described, printed_cards
from breakfall.games.havenfall.view import (
    HavenView,
    InPlayView,
    MonsterView,
    SideView,
    StockView,
)
from breakfall.terminal.layouts.havenfall import signs
from breakfall.terminal.widgets.piece import Piece

PLACES = ("Minion 1", "Minion 2", "Boss")


def printed(key: str) -> Described:
    return printed_cards("havenfall")[key]


def name_of(key: str) -> str:
    return str(printed(key)["name"])


def seat_name(seat: int) -> str:
    return f"Player {seat + 1}"


def known(cards: list[str | None]) -> list[str]:
    return [key for key in cards if key]


def ability_of(card: Described) -> Described:
    return cast(Described, card.get("ability", {}))


def price_of(card: Described) -> Content:
    """The pixels that its ability takes, or that the spell does."""
    pixels = ability_of(card).get("pixels") or card.get("pixels", [])
    return signs.pixels(cast(list[str], pixels))


def texts_of(card: Described) -> str:
    """All that is printed on it, one after the other."""
    information = cast(Described, card.get("information", {})).get("text", "")
    ability = ability_of(card).get("text", "")
    texts = (information, ability, card.get("text", ""))
    return " ".join(str(text) for text in texts if text)


def numbers_of(card: Described) -> str:
    """What it brings into a war room: "◆2", "⚔3 ♥4"."""
    treasure = f"{signs.TREASURE}{card['treasure']}" if card.get("treasure") else ""
    damage, health = cast(int, card.get("damage", 0)), cast(int, card.get("health", 0))
    strength = signs.strength(damage, health) if damage or health else ""
    return " ".join(filter(None, (treasure, strength)))


def ability_words(card: Described) -> str:
    return str(ability_of(card).get("name", ""))


# ---------------------------------------------------------------- the market


def pile_piece(pile: StockView) -> Piece:
    card = printed(pile["card"])
    left = f"×{pile['left']}"
    cost = f"{signs.TREASURE}{pile['cost']}" if pile["cost"] else ""
    fact = f"{cost} {left}".strip() if pile["left"] else "none left"
    short = (cost if pile["left"] == 1 else f"{cost}{left}") if pile["left"] else "none"
    return Piece(
        pile["id"],
        pile["name"],
        fact=fact,
        short_fact=short,
        symbols=price_of(card),
        words=" ".join(filter(None, (numbers_of(card), ability_words(card)))),
        text=texts_of(card),
        is_weak=not pile["left"],
    )


def hero_pieces(table: HavenView) -> list[Piece]:
    """Heroes and treasure, cheapest first."""
    return [pile_piece(pile) for pile in table["piles"] if pile["type"] != "artifact"]


def artifact_pieces(table: HavenView) -> list[Piece]:
    """Artifacts, then the items that come with heroes."""
    artifacts = [pile for pile in table["piles"] if pile["type"] == "artifact"]
    return [pile_piece(pile) for pile in [*artifacts, *table["items"]]]


def stock_pieces(table: HavenView) -> list[Piece]:
    """The piles beside the monster row, and the supply of pixels."""
    defeated = table["defeated"]
    last = f"Defeated: {name_of(defeated[0])}" if defeated and defeated[0] else "Defeated"
    supply = " ".join(f"{signs.letter(one)}{left}" for one, left in table["supply"].items())
    return [
        Piece("monster-deck", "Monsters", sign=signs.BACK, fact=f"{len(table['monster_deck'])}"),
        Piece("defeated", last, fact=f"{len(defeated)}"),
        Piece("spell-deck", "Spells", sign=signs.BACK, fact=f"{len(table['spell_deck'])}"),
        Piece("trash", "Trash", fact=f"{len(table['trash'])}"),
        Piece("supply", "Pixels", fact=supply),
    ]


# ---------------------------------------------------------------- monsters


def monster_pieces(table: HavenView) -> list[Piece]:
    return [
        monster_piece(table, place, monster) if monster else empty_place(place)
        for place, monster in enumerate(table["row"])
    ]


def empty_place(place: int) -> Piece:
    name = PLACES[place]
    place_id = f"row:{name.lower().replace(' ', '-')}"
    return Piece(place_id, "nobody", words=name, is_weak=True)


def monster_piece(table: HavenView, place: int, monster: MonsterView) -> Piece:
    """With the numbers that count at that place, and how the war room at turn compares."""
    is_fought = f"row:{table['turn']['fighting_at']}" == monster["id"]
    words = [PLACES[place]]
    if PLACES[place] == "Boss":
        words[0] += f" {signs.POINTS}{monster['points']}"
    words.append("new" if monster["is_new"] else comparison(table, place, monster))
    pixel = f"{monster['colour']} pixel"
    gives = f"gives a {pixel}" if monster["has_pixel"] else f"no {pixel} is left"
    return Piece(
        monster["id"],
        monster["name"],
        sign=signs.TURN if is_fought else "",
        fact=signs.strength(monster["damage"], monster["health"]),
        symbols=signs.pixel(monster["colour"]),
        words=" · ".join(filter(None, words)),
        text=f"rank {monster['rank']} · {gives}",
    )


def comparison(table: HavenView, place: int, monster: MonsterView) -> str:
    """ "lack ⚔2": total damage and total health of the player at turn against it. (HF-8.6)"""
    side = table["sides"][table["turn"]["seat"]]
    is_boss = PLACES[place] == "Boss"
    damage = side["damage"] + side["boss_damage"] * is_boss
    health = side["health"] + side["boss_health"] * is_boss
    lacks = ((signs.DAMAGE, monster["damage"] - damage), (signs.HEALTH, monster["health"] - health))
    lacking = " ".join(f"{sign}{number}" for sign, number in lacks if number > 0)
    return f"lack {lacking}" if lacking else f"{signs.ENOUGH} matched"


# ---------------------------------------------------------------- war rooms


def play_pieces(side: SideView, whose: str = "") -> list[Piece]:
    """Cards that nothing tells apart lie on one another."""
    alike: dict[object, list[InPlayView]] = {}
    for one in side["play"]:
        alike.setdefault(tuple(list(one.values())[1:]), []).append(one)
    return [in_play_piece(side, copies, whose) for copies in alike.values()]


def in_play_piece(side: SideView, copies: list[InPlayView], whose: str) -> Piece:
    one, *others = copies
    card = printed(one["card"])
    times = f"{len(copies)}×" if others else ""
    used = signs.USED if one["is_used"] else ""
    return Piece(
        one["id"],
        one["name"],
        sign=" ".join(filter(None, (whose, used, times))),
        fact=numbers_now(one),
        symbols=price_of(card),
        words=" · ".join(filter(None, (*state_words(side, one), ability_words(card)))),
        text=texts_of(card),
        is_weak=one["is_used"],
        copies=tuple(other["id"] for other in others),
    )


def numbers_now(one: InPlayView) -> str:
    """ "⚔2(5) ♥3(6)": in brackets against a boss."""
    facts = [f"{signs.TREASURE}{one['treasure']}"] if one["treasure"] else []
    more_damage, more_health = one["boss_damage"], one["boss_health"]
    if more_damage or more_health:
        damage, health = one["damage"], one["health"]
        facts.append(f"{signs.DAMAGE}{damage}({damage + more_damage})")
        facts.append(f"{signs.HEALTH}{health}({health + more_health})")
    elif one["damage"] or one["health"]:
        facts.append(signs.strength(one["damage"], one["health"]))
    return " ".join(facts)


def state_words(side: SideView, one: InPlayView) -> list[str]:
    """Used, stays, and whose it is."""
    words = ["used"] if one["is_used"] else []
    if one["is_kept"]:
        words.append("stays")
    if one["owner"] != side["seat"]:
        words.append(f"of {seat_name(one['owner'])}")
    return words


def far_pieces(sides: Iterable[SideView], *, is_alone: bool) -> list[Piece]:
    """What lies in the war rooms of the others, with a sign for whose it is where they are many."""
    return [
        piece
        for side in sides
        for piece in play_pieces(side, "" if is_alone else f"P{side['seat'] + 1}")
    ]


# ---------------------------------------------------------------- what one holds


def card_piece(place: str, key: str, *, fact: str = "", sign: str = "") -> Piece:
    card = printed(key)
    words = " ".join(filter(None, (numbers_of(card), ability_words(card))))
    return Piece(
        place,
        str(card["name"]),
        sign=sign,
        fact=fact or numbers_of(card),
        symbols=price_of(card),
        words=words,
        text=texts_of(card),
    )


def hand_pieces(side: SideView) -> list[Piece]:
    """What the viewer knows of a hand, copies together."""
    counted = Counter(known(side["hand"]))
    return [
        card_piece(f"card:{key}", key, sign=f"{copies}×" if copies > 1 else "")
        for key, copies in counted.items()
    ]


def spell_pieces(side: SideView) -> list[Piece]:
    return [card_piece(f"spell:{side['seat']}:{key}", key) for key in known(side["spells"])]


CARDS_TO_CHOOSE = ("card", "looked-at", "pile", "spell")


def more_pieces(side: SideView, marked: Iterable[str], shown: Iterable[str]) -> list[Piece]:
    """Cards that may be chosen now or are looked at, and that lie nowhere else on the table."""
    looked_at = [f"looked-at:{side['seat']}:{key}" for key in known(side["looked_at"])]
    missing = dict.fromkeys([*looked_at, *marked])
    for place in shown:
        missing.pop(place, None)
    places = [place.split(":") for place in missing]
    return [
        card_piece(":".join(parts), parts[-1])
        for parts in places
        if parts[0] in CARDS_TO_CHOOSE and parts[-1] in printed_cards("havenfall")
    ]
