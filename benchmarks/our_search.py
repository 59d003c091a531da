"""How fast our search looks ahead, in the middle of matches of every game. Prints JSON.

Run by benchmarks.search, once with the plain and once with the compiled rules on the path. Two
ways to evaluator a leaf: by the game's estimate, as the bots do, and by playing on at random to the
end, as a search without any knowledge does.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator

import breakfall
from breakfall import Luck, Match
from breakfall.bots import Sight
from breakfall.bots.search_bot import without_garbage_collection
from breakfall.search.evaluator import Evaluator
from breakfall.search.search import Search

PLACES = (0.25, 0.5, 0.75)  # of a match, where the search is asked
MATCHES = 3
SECONDS = 0.4  # for each place and way
TO_THE_END = -1


def moments(game: str) -> Iterator[Match]:
    for seed in range(MATCHES):
        length = breakfall.new_match(game, seed=seed).roll_out(Luck(seed))
        for place in PLACES:
            match = breakfall.new_match(game, seed=seed)
            luck = Luck(seed)
            for _ in range(int(length * place)):
                question = match.questions[0]
                match.choose(luck.below(len(question.options)), question.seats[0])
            yield match


def simulate(match: Match, rollout_choices: int) -> tuple[int, int, float]:
    """Passes, choices made in their roll-outs, and the processor time they took."""
    seat = match.questions[0].seats[0]
    sight = Sight(match, seat)
    luck = Luck(1)
    search = Search(sight.teams, seat, luck, Evaluator(), rollout_choices=rollout_choices)
    simulations = choices = 0
    began = time.process_time()
    with without_garbage_collection():
        while time.process_time() - began < SECONDS:
            for _ in range(10):
                guess = sight.determinize(luck)
                before = guess.decisions
                search.simulate(guess)
                choices += guess.decisions - before
                simulations += 1
    choices += search.rolled_out
    return simulations, choices, time.process_time() - began


def measure(game: str) -> dict[str, float]:
    found = {}
    for name, rollout_choices in (("judged", 0), ("played", TO_THE_END)):
        looks = [simulate(match, rollout_choices) for match in moments(game)]
        seconds = sum(one[2] for one in looks)
        found[f"{name} simulations"] = sum(one[0] for one in looks) / seconds
        found[f"{name} choices"] = sum(one[1] for one in looks) / seconds
    return found


def main() -> None:
    games = {game.key: measure(game.key) for game in breakfall.games()}
    json.dump({"compiled": breakfall.IS_COMPILED, "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
