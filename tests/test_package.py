"""The package as a program meets it, in an interpreter of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "program",
    [
        "import breakfall.games.nightbreak as nb; print(nb.Nightbreak().key)",
        "import breakfall.games.nightbreak; print(breakfall.games.nightbreak.Nightbreak().key)",
        "from breakfall.games import nightbreak; print(nightbreak.Nightbreak().key)",
        "import breakfall; print(breakfall.games()[0].key)",
        "from breakfall import games; print(games()[0].key)",
        "import breakfall.games as g; print(g()[0].key)",
        "import breakfall.games.nightbreak as nb, breakfall; print(breakfall.games()[0].key)",
        "from breakfall import *; print(games()[0].key)",
    ],
)
def test_games_is_a_package_and_can_be_called(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("nightbreak\n", "")
