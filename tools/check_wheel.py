"""Build the wheel and look inside: the whole package, and compiled rules where they can be."""

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import compile_rules
from steps import ROOT

QUESTION = "from breakfall import core, cli; print(core.IS_COMPILED)"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        wheel = build_wheel(Path(folder))
        unpacked = Path(folder, "unpacked")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(unpacked)
            names = set(archive.namelist())
        missing = expected_files() - names
        is_compiled = says_it_is_compiled(unpacked)
    can_compile = compile_rules.obstacle() is None
    print(f"{wheel.name}: {len(names)} files, {'compiled' if is_compiled else 'plain'} rules")
    for name in sorted(missing):
        print(f"missing from the wheel: {name}")
    if is_compiled != can_compile:
        print(f"the rules should {'' if can_compile else 'not '}be compiled here")
    return 1 if missing or is_compiled != can_compile else 0


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*command, "--directory", folder], cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def expected_files() -> set[str]:
    package = compile_rules.PACKAGE
    sources = {path.relative_to(package.parent) for path in compile_rules.files_in(package)}
    rules = {Path("breakfall/rulebook", path.name) for path in (ROOT / "docs/rules").glob("*.md")}
    return {path.as_posix() for path in sources | rules}


def says_it_is_compiled(unpacked: Path) -> bool:
    answer = subprocess.run(
        [sys.executable, "-c", QUESTION],
        cwd=unpacked,
        env=os.environ | {"PYTHONPATH": str(unpacked)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return answer.stdout.strip() == "True"


if __name__ == "__main__":
    sys.exit(main())
