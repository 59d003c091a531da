"""Random matches of every game and format on the shelf. Prints JSON.

Run by benchmarks.engine, once with the plain and once with the compiled rules on the path.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

import breakfall
from benchmarks.clock import microseconds
from breakfall import Match

MATCHES = 60


class Table:
    """One game, format and number of players."""

    def __init__(self, game: str, form: str, players: int) -> None:
        self.game = game
        self.form = form
        self.players = players

    @property
    def name(self) -> str:
        return f"{self.game} {self.form} {self.players}"

    def match(self, seed: int) -> Match:
        return breakfall.new_match(self.game, format=self.form, players=self.players, seed=seed)

    def play(self) -> int:
        """Set-up, dealing and play to the end, each question asked and answered."""
        chance = random.Random(1).random
        decisions = 0
        for seed in range(MATCHES):
            match = self.match(seed)
            while (choice := match.choice) is not None:
                match.choose(int(chance() * len(choice)))
            decisions += match.decisions
        return decisions

    def copies(self) -> int:
        """Copies in the middle of matches, each after its own next choice."""
        chance = random.Random(2).random
        made = 0
        for seed in range(4):
            match = self.match(seed)
            while (choice := match.choice) is not None:
                for _ in range(10):
                    match.copy()
                made += 10
                match.choose(int(chance() * len(choice)))
        return made

    def fingerprint(self) -> str:
        """The same for the plain and the compiled rules, or one of them is wrong."""
        chance = random.Random(3).random
        played = hashlib.sha256()
        for seed in range(20):
            match = self.match(seed)
            while (choice := match.choice) is not None:
                match.choose(int(chance() * len(choice)))
            told = [match.record(), match.view(None), match.log(0)]
            played.update(json.dumps(told, sort_keys=True).encode())
        return played.hexdigest()


def all_tables() -> list[Table]:
    return [
        Table(game.key, form.key, players)
        for game in breakfall.games()
        for form in game.formats
        for players in form.players
    ]


def main() -> None:
    results = {
        table.name: {
            "decision": microseconds(table.play),
            "copy": microseconds(table.copies),
            "fingerprint": table.fingerprint(),
        }
        for table in all_tables()
    }
    json.dump({"compiled": breakfall.IS_COMPILED, "tables": results}, sys.stdout)


if __name__ == "__main__":
    main()
