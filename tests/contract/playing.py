"""Helpers of the contract suite: tables to try, random play, and everything a seat can see."""

from __future__ import annotations

import json
import shutil

import breakfall
from breakfall import Luck, Match

# All seeds are tried with the compiled rules, a few with the plain ones, which take five times as
# long and play the same matches; where nothing can be compiled, all with the plain ones.
TRIES_ALL = breakfall.IS_COMPILED or shutil.which("cc") is None
# The longest match that any format may take, in decisions.
BOUND = 2000
# Formats that would take too long to try often are tried at a smaller size. Of BREAK, one is tried
# with its own round limit; without any limit its random matches have no bound.
SHORTER: dict[tuple[str, str], dict[str, str]] = {
    ("nightfall", "series"): {"goal": "25"},
    **{
        ("break", form.key): {"rounds": "40"}
        for form in breakfall.find_game("break").formats
        if form.key != "choose"
    },
}


class Table:
    """A game, format and number of players to try."""

    def __init__(self, game: str, form: str, players: int) -> None:
        self.game = game
        self.form = form
        self.players = players

    def match(self, seed: int) -> Match:
        settings = SHORTER.get((self.game, self.form), {})
        return breakfall.new_match(
            self.game, format=self.form, players=self.players, seed=seed, **settings
        )

    def __str__(self) -> str:
        return f"{self.game}-{self.form}-{self.players}"


def all_tables() -> list[Table]:
    """Every number of players once, and every format with enough to go round the table."""
    tables: list[Table] = []
    for game in breakfall.games():
        tried: set[int] = set()
        for form in game.formats:
            for players in form.players:
                if players not in tried or players == form.players[:2][-1]:
                    tables.append(Table(game.key, form.key, players))
            tried.update(form.players)
    return tables


def choose_randomly(match: Match, luck: Luck) -> None:
    """Any of the open questions, any of its options, any of the seats that may answer."""
    choices = match.choices
    choice = choices[luck.below(len(choices))]
    seat = choice.seats[luck.below(len(choice.seats))]
    match.choose(luck.below(len(choice)), seat)


def play_to_the_end(match: Match, luck: Luck) -> None:
    while match.outcome is None:
        assert match.decisions < BOUND
        choose_randomly(match, luck)


def seen_by(match: Match, seat: int | None) -> str:
    """All that a seat can see, as one text: view, log, and the questions put to it."""
    return json.dumps([match.view(seat), match.log(seat), asked(match, seat)], sort_keys=True)


def asked(match: Match, seat: int | None) -> list[object]:
    return [
        [choice.kind, choice.prompt, choice.rule]
        + [[offer.key, offer.label, offer.places] for offer in choice.options]
        for choice in match.choices
        if seat in choice.seats
    ]


def position(match: Match) -> list[object]:
    """Where everything lies, seen and unseen, and what is asked: two equal ones play on alike."""
    game = match._table
    return [
        match.view(None)["table"],
        [[(card.face.key, card.known_to) for card in zone.cards] for zone in game.zones],
        [(choice.kind, choice.seats, choice.keys) for choice in match.choices],
        (game.luck.first, game.luck.second),
        (match.decisions, len(game.events)),
    ]
