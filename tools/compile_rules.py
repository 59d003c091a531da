"""Compile the rules (core and games) with mypyc into build/compiled, beside the plain source.

    .venv/bin/python tools/compile_rules.py     compile now, if the sources changed

The folder holds a whole copy of the package with the built modules next to their source;
`PYTHONPATH=build/compiled` runs it. `./play` has it made in the background for the next time.
Set BREAKFALL_COMPILE=0 to play, and leave it at that.
"""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import environment
from steps import BUILD, ROOT, Stamp, StepFailed, digest, one_at_a_time, run

PACKAGE = ROOT / "src" / "breakfall"
LOCK = "requirements-compile.lock"
COMPILED = BUILD / "compiled"
LOG = BUILD / "compile.log"
MYPYC_BUILD = ROOT / "tools" / "mypyc_build.py"


def main() -> int:
    try:
        if "--in-background" in sys.argv:
            compile_in_background()
        else:
            compile_now()
    except StepFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def is_compiled() -> bool:
    """Whether build/compiled was made from the sources as they are now."""
    return compiled_stamp().is_fresh()


def python_path() -> str:
    """PYTHONPATH with the compiled package in front."""
    return os.pathsep.join(filter(None, [str(COMPILED), os.environ.get("PYTHONPATH")]))


def obstacle() -> str | None:
    """Why this machine cannot compile, or None if it can."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not on this machine"
    return None


def compile_now() -> None:
    """Compile unless it is done already. Needs mypy and setuptools in this Python."""
    if reason := obstacle():
        raise StepFailed("compiling the rules", f"Not possible: {reason}.")
    with one_at_a_time("compile"):
        if not is_compiled():
            build()


def start_in_background() -> None:
    """Let the next run be faster, without anybody waiting for it now."""
    wanted = os.environ.get("BREAKFALL_COMPILE", "1") != "0" and not os.environ.get("CI")
    if not wanted or obstacle() or failure_stamp().is_fresh():
        return
    command = [str(environment.PYTHON), __file__, "--in-background"]
    if os.fork() == 0:  # the compiler is the child's child: the game has no process to look after
        with LOG.open("a") as log:
            subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        os._exit(0)
    os.wait()


def compile_in_background() -> None:
    os.nice(19)
    with one_at_a_time("compile", wait=False) as alone:
        if not alone or is_compiled():
            return
        os.truncate(LOG, 0)
        try:
            environment.install(LOCK)
            build()
        except StepFailed:
            failure_stamp().press()  # not again until the sources change
            raise


def build() -> None:
    """Build in a temporary folder, and put it in place only when it is whole."""
    stamp = compiled_stamp()
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=BUILD) as workshop:
        copy = Path(workshop, "compiled")
        shutil.copytree(PACKAGE, copy / "breakfall", ignore=shutil.ignore_patterns("__pycache__"))
        run_mypyc(copy)
        Stamp(copy / stamp.path.name, stamp.inputs).press()
        if COMPILED.exists():
            COMPILED.rename(Path(workshop, "previous"))
        copy.rename(COMPILED)


def run_mypyc(folder: Path) -> None:
    modules = [path.relative_to(PACKAGE.parent) for path in rule_modules()]
    run(
        f"compiling {len(modules)} modules of rules",
        [sys.executable, MYPYC_BUILD, *modules],
        folder=folder,
        advice="Without the compiled rules everything still works, a few times slower.",
    )
    shutil.rmtree(folder / "build")  # the C files


def rule_modules() -> list[Path]:
    return sorted([*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])


def compiled_stamp() -> Stamp:
    files = package_files()
    names = "\n".join(str(path.relative_to(ROOT)) for path in files)
    tools = (sys.version, platform.machine(), ROOT / LOCK, MYPYC_BUILD)
    return Stamp(COMPILED / "stamp", digest(*tools, names, *files))


def failure_stamp() -> Stamp:
    return Stamp(BUILD / "compile-failed", compiled_stamp().inputs)


def package_files() -> list[Path]:
    """Everything in the package but what Python itself left there."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file())
    return sorted(path for path in files if path.parent.name != "__pycache__")


if __name__ == "__main__":
    sys.exit(main())
