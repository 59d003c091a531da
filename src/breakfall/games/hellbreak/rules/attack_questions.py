"""How the questions of an attack are put. (HB-8.2, HB-8.3, HB-14.4)"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option, option
from breakfall.core.question import Barred, OpenQuestion
from breakfall.games.hellbreak.questions import CharacterQuestion, side_asked
from breakfall.games.hellbreak.rules.characters import combat_of, twins_of
from breakfall.games.hellbreak.state import Attack, Character, Duel, Minion, Side
from breakfall.games.hellbreak.terms import BOTH
from breakfall.games.hellbreak.words import (
    character_name,
    character_words,
    place_words,
    sentence,
    where_words,
)

DEFEND_WITH_MONSTER: Final = option("defend", "ally:monster")
NO_DEFENDER: Final = option("defend", "nobody")


def attack_asked_about(asked: OpenQuestion) -> Attack:
    assert isinstance(asked.about, Attack)
    return asked.about


class AttackTargetQuestion(CharacterQuestion):
    """Which enemy character at the location of the attack that it is asked about."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        attack = attack_asked_about(asked)
        return {
            "name": character_name(table, attack.attacker),
            "combat": combat_of(table, attack.attacker) + attack.bonus,
        }

    def subject(self, table: Duel, asked: OpenQuestion) -> str:
        return attack_asked_about(asked).attacker.place

    def barred(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> Barred:
        assert thing is not None
        side = side_asked(table, asked)
        if thing.side is side:
            return Barred("HB-8.2", f"{thing.name} is yours. Attack an enemy character.")
        return not_there(table, side, thing, attack_asked_about(asked).location)


def not_there(duel: Duel, side: Side, character: Character, location: int) -> Barred:
    there, here = where_words(duel, side, character), place_words(duel, side, location)
    return Barred("HB-8.2", f"{character.name} is {there}; the attack is at {here}.")


class StealthQuestion(CharacterQuestion):
    """Which enemy character the attacker slips past that it is asked about."""

    def subject(self, table: Duel, asked: OpenQuestion) -> str:
        assert isinstance(asked.about, Minion)
        return asked.about.place

    def barred(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> Barred:
        assert thing is not None
        assert isinstance(asked.about, Minion)
        side, attacker = side_asked(table, asked), asked.about
        if thing.side is side:
            return Barred(self.rule, f"{thing.name} is yours. Stealth is about an enemy character.")
        if thing.location not in (BOTH, attacker.location):
            where = where_words(table, side, thing)
            return Barred(self.rule, f"{thing.name} is {where} and cannot defend there.")
        return Barred(self.rule, f"{thing.name} is exhausted and cannot defend anyway.")


class DefendQuestion(AttackTargetQuestion):
    """Which of one's own characters defends against the attack; None is nobody."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        attack = attack_asked_about(asked)
        assert attack.target is not None
        facts = super().facts(table, asked)
        facts["target"] = character_name(table, attack.target)
        facts["place"] = place_words(table, side_asked(table, asked), attack.location)
        return facts

    def option(self, asked: OpenQuestion, thing: Character | None) -> Option:
        if thing is None:
            return NO_DEFENDER
        if isinstance(thing, Minion):
            on_the_right = thing.location == thing.side.seat
            return thing.face.as_defender.at(True, on_the_right, thing.exhausted, thing.damage, 0)
        return DEFEND_WITH_MONSTER

    def label(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> str:
        if thing is None:
            return "Nobody defends"
        words = character_words(table, side_asked(table, asked), thing)
        return f"{sentence(words)} defends"

    def places(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> tuple[str, ...]:
        """Of two equal minions, Stealth may have slipped past one. (HB-14.4)"""
        if isinstance(thing, Minion):
            evaded = attack_asked_about(asked).evaded
            return tuple(
                minion.place
                for minion in twins_of(thing)
                if minion is thing or minion is not evaded
            )
        return super().places(table, asked, thing)

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Character | None]:
        side = side_asked(table, asked)
        return [side.monster, *side.minions]

    def barred(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> Barred:
        assert thing is not None
        side, attack = side_asked(table, asked), attack_asked_about(asked)
        if thing is attack.evaded:
            attacker = character_name(table, attack.attacker)
            return Barred("HB-14.4", f"{attacker} slipped past {thing.name}, who cannot defend.")
        if thing.location not in (BOTH, attack.location):
            return not_there(table, side, thing, attack.location)
        return Barred("HB-8.3", f"{thing.name} is exhausted. Only a ready character defends.")
