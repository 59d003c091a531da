"""Bring .venv up to date, then run the game (./play) or the checks (./check).

Needs Python's standard library alone. A second run finds nothing to do and starts at once.
"""

import os
import shutil
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - read by whatever Python the machine calls python3
    for newer in ("python3.14", "python3.13", "python3.12", "python3.11"):
        if shutil.which(newer):
            os.execvp(newer, [newer] + sys.argv)  # noqa: RUF005 - in words that old Pythons know
    sys.exit("Breakfall needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import check
import compile_rules
import environment
import page
import system_packages
from steps import StepFailed


def main() -> int:
    command, *arguments = sys.argv[1:]
    try:
        if command == "check":
            run_checks(arguments)
        else:
            play(arguments)
    except StepFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except PermissionError as error:
        print(f"Breakfall sets itself up in its own folder, and may not: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next run goes on from here.", file=sys.stderr)
        return 130
    return 0


def play(arguments: list[str]) -> None:
    environment.prepare("requirements.lock")
    page.prepare()
    if compile_rules.is_wanted():
        use_compiled_rules()
    game = str(environment.SCRIPTS / "breakfall")
    os.execv(game, [game, "play", *arguments])


def use_compiled_rules() -> None:
    """Now if they are there, and else from the next start on: nobody waits for a compiler."""
    if compile_rules.is_compiled():
        os.environ["PYTHONPATH"] = compile_rules.python_path()
    else:
        compile_rules.start_in_background()


def run_checks(arguments: list[str]) -> None:
    check.parse(arguments)  # so that --help and a slip of the pen answer before any install
    environment.prepare("requirements-dev.lock")
    page.prepare()
    system_packages.prepare()
    python = str(environment.PYTHON)
    os.execv(python, [python, check.__file__, *arguments])


if __name__ == "__main__":
    sys.exit(main())
