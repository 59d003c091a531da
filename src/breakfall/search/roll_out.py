"""Playing on at random: what a search without any knowledge of the game does at its leaves."""

from __future__ import annotations

from breakfall.core.luck import Luck
from breakfall.core.match import Match


def roll_out(match: Match, luck: Luck, choices: int = -1) -> int:
    """Any option at each question, to the end or for so many choices; how many were made."""
    made = 0
    while made != choices:
        asked = match.questions
        if not asked:
            break
        question = asked[0]
        match.answer(question, luck.below(len(question.options)), question.seats[0])
        made += 1
    return made
