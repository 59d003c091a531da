"""Every check of the project, each with its name and its time; any failure fails the run.

./check                  all of them, as CI does
./check fast             without the compiled rules, the docs and the wheel
./check tests types      only those named
./check tests -k shield  only the tests whose names match
"""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field

import compile_rules
import page
from environment import PYTHON, SCRIPTS
from steps import ROOT, Command

PAGE_CHECKS = ["check", "lint", "format", "test"]
COMPILED_TESTS = ["tests/core", "tests/games", "tests/contract", "tests/bots"]


@dataclass(frozen=True)
class Check:
    headline: str
    commands: list[Command]
    is_fast: bool = True
    is_asked_for: bool = False  # runs only when named
    needs_compiler: bool = False
    environment: dict[str, str] = field(default_factory=dict)


def all_checks(pytest_options: list[str]) -> dict[str, Check]:
    pytest: Command = [PYTHON, "-m", "pytest", "-n", "2", *pytest_options]
    compiled_tests = [folder for folder in COMPILED_TESTS if (ROOT / folder).exists()]
    compiled = {"BREAKFALL_COMPILED": "1", "PYTHONPATH": compile_rules.python_path()}
    return {
        "lint": Check("ruff check", [[SCRIPTS / "ruff", "check"]]),
        "format": Check("ruff format --check", [[SCRIPTS / "ruff", "format", "--check"]]),
        "types": Check("mypy, strict", [[PYTHON, "-m", "mypy"]]),
        "layers": Check("imports point one way", [[SCRIPTS / "lint-imports", "--no-logo"]]),
        "locks": Check("locks match pyproject", [[PYTHON, "tools/lock.py", "--check"]]),
        "rules": Check("every rule has a test", [[PYTHON, "tools/check_rules.py"]]),
        "messages": Check(
            "the page's types are the server's", [[PYTHON, "tools/page_types.py", "--check"]]
        ),
        "page": Check(
            "the page: types, lint, format, tests",
            [[SCRIPTS / "npm", "--prefix", "web", "run", task] for task in PAGE_CHECKS],
        ),
        "tests": Check("tests, plain Python", [[*pytest, "--ignore=tests/browser"]]),
        "browser": Check("whole matches in a browser", [[*pytest, "tests/browser"]]),
        "coverage": Check(
            "tests, with the lines they miss",
            [
                [PYTHON, "-m", "coverage", "erase"],
                [PYTHON, "-m", "coverage", "run", *pytest[1:]],
                [PYTHON, "-m", "coverage", "combine", "--quiet"],
                [PYTHON, "-m", "coverage", "report"],
            ],
            is_asked_for=True,
        ),
        "compiled": Check(
            "tests, compiled rules",
            [
                [PYTHON, "tools/compile_rules.py"],
                [*pytest, "-p", "tools.compiled_only", *compiled_tests],
            ],
            is_fast=False,
            needs_compiler=True,
            environment=compiled,
        ),
        "docs": Check(
            "documentation, no warnings",
            [[PYTHON, "-m", "sphinx", "-W", "--keep-going", "-q", "docs", "build/docs"]],
            is_fast=False,
        ),
        "wheel": Check("wheel", [[PYTHON, "tools/check_wheel.py"]], is_fast=False),
    }


def main() -> int:
    options = parse(sys.argv[1:])
    page.use_own_node()
    checks = all_checks(["-k", options.k] if options.k else [])
    results = {name: perform(name, checks[name]) for name in chosen(checks, options.what)}
    print("\n" + "\n".join(results.values()))
    failed = [name for name, line in results.items() if line.startswith("FAILED")]
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll good.")
    return 1 if failed else 0


def parse(arguments: list[str]) -> argparse.Namespace:
    checks = all_checks([])
    listing = "\n".join(f"  {name:10} {check.headline}" for name, check in checks.items())
    parser = argparse.ArgumentParser(
        prog="./check",
        description=__doc__,
        epilog=f"checks:\n{listing}\n(coverage runs only when named)",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="*", help="'fast', or names of checks; all without it")
    parser.add_argument("-k", metavar="EXPRESSION", help="only tests whose names match")
    options = parser.parse_args(arguments)
    if unknown := set(options.what) - set(checks) - {"fast"}:
        parser.error(f"no check called {', '.join(sorted(unknown))}; see ./check --help")
    return options


def chosen(checks: dict[str, Check], what: list[str]) -> list[str]:
    if what and what != ["fast"]:
        return [name for name in checks if name in what]
    return [
        name
        for name, check in checks.items()
        if not check.is_asked_for and (check.is_fast or "fast" not in what)
    ]


def perform(name: str, check: Check) -> str:
    """Run one check and answer its line of the summary."""
    print(f"\n── {name}: {check.headline}", flush=True)
    if check.needs_compiler and (reason := compile_rules.obstacle()):
        print(f"skipped: {reason}")
        return f"skipped  {name:10} {reason}"
    began = time.monotonic()
    surroundings = os.environ | check.environment
    passed = all(
        subprocess.run(command, cwd=ROOT, env=surroundings).returncode == 0
        for command in check.commands
    )
    return f"{'ok' if passed else 'FAILED':8} {name:10} {time.monotonic() - began:6.1f} s"


if __name__ == "__main__":
    sys.exit(main())
