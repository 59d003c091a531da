"""A pytest plugin that refuses to start unless every module of the rules is compiled.

Without it, a build that quietly fell back to plain Python would pass for a compiled one.
"""

import importlib
import pkgutil

import pytest

from breakfall import core


def pytest_configure(config: pytest.Config) -> None:
    plain = [name for name in rule_modules() if not is_compiled(name)]
    if plain:
        raise pytest.UsageError(f"these modules are not compiled: {', '.join(plain)}")
    if not core.IS_COMPILED:
        raise pytest.UsageError("every module is compiled, but breakfall.core.IS_COMPILED is False")


def pytest_report_header() -> str:
    return f"breakfall: {len(rule_modules())} modules of rules, all compiled"


def rule_modules() -> list[str]:
    found = []
    for package in ("breakfall.core", "breakfall.games", "breakfall.search"):
        folders = importlib.import_module(package).__path__
        inside = pkgutil.walk_packages(folders, prefix=f"{package}.")
        found += [package, *(module.name for module in inside)]
    return found


def is_compiled(name: str) -> bool:
    return not str(importlib.import_module(name).__file__).endswith(".py")
