"""Puts the built page and, where a C compiler is at hand, compiled rules into the wheel."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import compile_rules
import page


class PageAndCompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text())
        groups: dict[str, list[str]] = project["dependency-groups"]
        node = [package for package in groups["build"] if package.startswith("nodejs")]
        return node + ([] if compile_rules.obstacle() else groups["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install runs the plain source; ./play builds beside it
        self.include_page(build_data["force_include"])
        compilation = subprocess.run([sys.executable, compile_rules.__file__])
        if compilation.returncode != 0:
            self.app.display_warning("The rules could not be compiled: this wheel is plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in compile_rules.COMPILED.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(compile_rules.COMPILED))

    def include_page(self, included: dict[str, str]) -> None:
        page.prepare()
        for file in page.DIST.rglob("*"):
            if file.is_file() and not file.name.startswith("."):
                included[str(file)] = f"breakfall/page/{file.relative_to(page.DIST)}"
