"""Build the wheel, install it into a clean environment, and play there.

With plain rules and, where a compiler is at hand, with compiled ones: `breakfall play` serves the
table, a match against a bot is played at it from the first choice to the last, its record is seen
again, and the commands that need no table work.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import compile_rules
from environment import NETWORK_ADVICE as ADVICE
from environment import SCRIPTS
from steps import ROOT, Command, StepFailed, run

sys.path.append(str(ROOT))
from tests.server.client import House

from breakfall import Luck

COMMANDS = {  # and a word that each prints
    "games": "nightbreak",
    "cards nightbreak": "Dawnblade Irsa",
    "rules nightbreak": "NB-1",
    "simulate nightbreak --games 4 --bots random --workers 1": "Wins of",
}
IS_COMPILED = "import breakfall; print(breakfall.IS_COMPILED)"


def main() -> int:
    kinds = {"plain": "0"} if compile_rules.obstacle() else {"plain": "0", "compiled": "1"}
    try:
        with tempfile.TemporaryDirectory() as folder:
            installed = Installed(Path(folder, "clean"))
            for kind, compile_ in kinds.items():
                wheel = build(Path(folder, kind), compile_)
                installed.install(wheel)
                installed.check(kind)
                print(f"{wheel.name}: plays, with {kind} rules", flush=True)
    except (StepFailed, AssertionError) as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def build(folder: Path, compile_: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    surroundings = os.environ | {"BREAKFALL_COMPILE": compile_}
    subprocess.run([*command, "--directory", folder], cwd=ROOT, env=surroundings, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


class Installed:
    """An environment that holds what users have, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.scripts = folder / "bin"
        self.home = folder / "home"
        command: Command = [SCRIPTS / "uv", "venv", "--quiet", "--python", sys.executable, folder]
        run("making a clean environment", command, advice=ADVICE)
        self.home.mkdir()
        self._uv("installing requirements.lock", "--require-hashes", "-r", "requirements.lock")

    def install(self, wheel: Path) -> None:
        self._uv(f"installing {wheel.name}", "--no-deps", "--reinstall", str(wheel))

    def _uv(self, what: str, *arguments: str) -> None:
        uv: Command = [SCRIPTS / "uv", "pip", "install", "--quiet"]
        run(what, [*uv, "--python", self.scripts / "python", *arguments], advice=ADVICE)

    @property
    def surroundings(self) -> dict[str, str]:
        """Nothing of ours leaks in: no other Python path, no other home."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return kept | {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home)}

    def says(self, program: str, *arguments: str) -> str:
        """What a program of this environment prints, far from the checkout."""
        done = subprocess.run(
            [self.scripts / program, *arguments],
            cwd=self.home,
            env=self.surroundings,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{program} {' '.join(arguments)}: {done.stderr}"
        return done.stdout

    def check(self, kind: str) -> None:
        compiled = self.says("python", "-c", IS_COMPILED).strip()
        assert compiled == str(kind == "compiled"), f"a {kind} wheel, but IS_COMPILED is {compiled}"
        for command, word in COMMANDS.items():
            printed = self.says("breakfall", *command.split())
            assert word in printed, f"breakfall {command} prints nothing of {word!r}: {printed}"
        with self.serving() as url:
            record = self.home / "match.json"
            record.write_text(json.dumps(asyncio.run(play(url))))
        assert " choices: " in self.says("breakfall", "replay", str(record))

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`breakfall play` in this environment, on a free port; its address."""
        command: Command = [self.scripts / "breakfall", "play", "--no-browser"]
        with subprocess.Popen(
            command, cwd=self.home, env=self.surroundings, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            try:
                said = server.stdout.readline()
                assert "http://127.0.0.1:" in said, f"breakfall play said {said!r}"
                yield said.split()[-1]
            finally:
                server.send_signal(signal.SIGTERM)


async def check_page(house: House) -> None:
    """The page is there, and so is the program that it starts with."""
    page = await house.http.get("/")
    program = page.text.partition('src="/assets/')[2].partition('"')[0]
    assert page.status_code == 200, f"instead of the page: {page.status_code} {page.text[:300]}"
    assert program, f"that is not the page: {page.text[:300]}"
    answer = await house.http.get(f"/assets/{program}")
    assert answer.status_code == 200, f"{program}: {answer.status_code}"


async def play(url: str) -> dict[str, object]:
    """A look at the page, and a whole match against a bot; its record."""
    house = House(url)
    try:
        await check_page(house)
        seated = await house.create("nightbreak", "me", "1")
        guest = await house.sit(seated)
        await guest.play_to_the_end(Luck(1))
        assert guest.is_over, "the match did not end"
        return await house.record(seated)
    finally:
        await house.close()


if __name__ == "__main__":
    sys.exit(main())
