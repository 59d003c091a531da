"""Puts the built page and, where a C compiler is at hand, compiled rules into the wheel.

    BREAKFALL_COMPILE=0 pip wheel .     a wheel of plain Python, which every machine can install

Compiling takes minutes. pip keeps what a build says to itself unless it is called with -v, so the
lines of progress go straight to the terminal, where there is one.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import compile_rules
import page
import steps


def can_be_compiled() -> bool:
    return compile_rules.is_wanted() and compile_rules.obstacle() is None


class PageAndCompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text())
        groups: dict[str, list[str]] = project["dependency-groups"]
        node = [package for package in groups["build"] if package.startswith("nodejs")]
        return node + (groups["compile"] if can_be_compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install runs the plain source; ./play builds beside it
        with steps.told_to_the_terminal():
            self.include_page(build_data["force_include"])
            if self.compiles():
                self.include_compiled_rules(build_data)

    def compiles(self) -> bool:
        """Compile the rules, where that can be done and nobody asked for plain ones."""
        if not compile_rules.is_wanted():
            steps.say("  plain rules, as BREAKFALL_COMPILE=0 says")
            return False
        try:
            compile_rules.compile_now()
        except steps.StepFailed as failure:
            steps.say(str(failure))
            self.app.display_warning("The rules could not be compiled: this wheel is plain Python.")
            return False
        return True

    def include_compiled_rules(self, build_data: dict[str, Any]) -> None:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in compile_rules.COMPILED.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(compile_rules.COMPILED))

    def include_page(self, included: dict[str, str]) -> None:
        page.prepare()
        for file in page.DIST.rglob("*"):
            if file.is_file() and not file.name.startswith("."):
                included[str(file)] = f"breakfall/server/page/{file.relative_to(page.DIST)}"
