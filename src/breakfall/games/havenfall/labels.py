"""What a player may do in a turn, in words. A label promises nothing that the rules do not give."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.question import Answer
from breakfall.games.havenfall.rules.abilities import option_of
from breakfall.games.havenfall.rules.acts import DRAW_LINE, INFORMATION_LINE, Line
from breakfall.games.havenfall.rules.buying import BUY_SPELL, SPELL_COST
from breakfall.games.havenfall.rules.castable import cast_label
from breakfall.games.havenfall.rules.fighting import STRIKE, Fight
from breakfall.games.havenfall.rules.pixels import Trade
from breakfall.games.havenfall.rules.strength import to_match
from breakfall.games.havenfall.rules.targets import trashable
from breakfall.games.havenfall.rules.trashing import TRASH_CARD
from breakfall.games.havenfall.state import MOST_SPELLS, Haven, Pile, Side
from breakfall.games.havenfall.terms import COLOURS
from breakfall.games.havenfall.words import (
    all_it_does,
    force,
    in_play_words,
    line_played,
    monster_at,
    only_choice,
    price,
    reward,
    shortage,
    the_only_one,
)

# The one action of a turn, once it is announced. (HF-5.5)
ACTION_WORDS: Final = ("", " Your action: buy.", " Your action: fight.", " Your action: trash.")


def action_words(haven: Haven) -> str:
    return ACTION_WORDS[haven.turn.action]


def act_label(haven: Haven, side: Side, act: Line | Pile | Card | Answer) -> str:
    if isinstance(act, Line):
        return line_label(haven, side, act)
    if isinstance(act, Pile):
        return f"Buy {act.face.name} ({act.face.cost} treasure){all_it_does(act.face)}"
    if isinstance(act, Card):
        return cast_label(haven, side.seat, act)
    if isinstance(act, Fight):
        return fight_label(haven, act.location)
    if isinstance(act, Trade):
        return trade_label(haven, side, act.colour)
    if act is STRIKE:
        return strike_label(haven, side)
    if act is TRASH_CARD:
        card = the_only_one(haven, side.seat, trashable(side)) or "a card"
        return f"Trash {card} (takes 1 pixel)"
    return buy_spell_label(side) if act is BUY_SPELL else act.label


def line_label(haven: Haven, side: Side, line: Line) -> str:
    """ "Use Squire: Carry (blue). Use the ability of …" """
    me, face = line.me, line.me.face
    # Its name alone, unless a copy differs.
    is_plain = option_of(line).target == face.key
    which = f"Use {me.name if is_plain else in_play_words(haven, me, side.seat)}"
    if line.part == DRAW_LINE:
        return f"{which}: +1 card"
    choice = only_choice(haven, side.seat, face.candidates(haven, side))
    if line.part == INFORMATION_LINE:
        return f"{which}: {line_played(face)}{choice if face.takes_cards_out else ''}"
    choice = "" if face.takes_cards_out else choice
    return f"{which}: {face.ability} ({price(face.pixels)}). {face.ability_text}{choice}"


def buy_spell_label(side: Side) -> str:
    """A sixth spell makes one go. (HF-10.6)"""
    is_full = len(side.piles.spells.cards) >= MOST_SPELLS
    more = "; you hold five, so play or trash one" if is_full else ""
    return f"Buy a spell ({SPELL_COST} treasure{more})"


def fight_label(haven: Haven, location: int) -> str:
    """ "Fight Octopus, Minion 2 (5/3) for a blue pixel" """
    monster = monster_at(haven, location)
    short = shortage(haven, location)
    if short:
        return f"Fight {monster}: short {short}; you lose the fight if nothing changes"
    return f"Fight {monster} for {reward(haven, location)}"


def strike_label(haven: Haven, side: Side) -> str:
    """ "Strike: 5/4 is not enough; you lose the fight" """
    location = haven.turn.location
    if to_match(haven, location) is None:
        return "Strike: nobody is there; you lose the fight"
    if shortage(haven, location):
        return f"Strike: {force(haven, side)} is not enough; you lose the fight and your turn ends"
    return f"Strike: {force(haven, side)} is enough for {reward(haven, location)}"


def trade_label(haven: Haven, side: Side, colour: int) -> str:
    """What is given, available ones above all, and what comes. (HF-6.11)"""
    given = max(0, 2 - side.exhausted[colour])
    found = [other for other in range(4) if other != colour and haven.supply[other]]
    gained = f"a {COLOURS[found[0]]} one" if len(found) == 1 else "another color"
    count = f" ({given} available)" if given else ""
    return f"Trade two {COLOURS[colour]} pixels{count} for {gained}, which comes exhausted"
