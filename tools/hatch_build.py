"""Puts compiled rules into the wheel where a C compiler is at hand; a plain wheel otherwise."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import compile_rules


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        if compile_rules.obstacle():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text())
        compiler: list[str] = project["dependency-groups"]["compile"]
        return compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install runs the plain source; ./play compiles beside it
        compilation = subprocess.run([sys.executable, compile_rules.__file__])
        if compilation.returncode != 0:
            self.app.display_warning("The rules could not be compiled: this wheel is plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in compile_rules.COMPILED.rglob("*.so"):
            build_data["force_include"][str(built)] = str(built.relative_to(compile_rules.COMPILED))
