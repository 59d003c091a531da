"""Compile the rules (core, games, search) with mypyc into build/compiled, beside the plain source.

    .venv/bin/python tools/compile_rules.py     compile now, if the sources changed

The folder holds a copy of the rules with the built modules next to their source, and links to
the rest of the package; `PYTHONPATH=build/compiled` runs it. `./play` has it made in the
background for the next time; `BREAKFALL_COMPILE=0 ./play` plays by the plain rules.
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
RULES = ("core", "games", "search")
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


def is_wanted() -> bool:
    return os.environ.get("BREAKFALL_COMPILE") != "0"


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
    if os.environ.get("CI") or obstacle() or failure_stamp().is_fresh():
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
    """With a lock of its own: who compiles in the foreground does not wait for a slow job."""
    os.nice(19)
    with one_at_a_time("background", wait=False) as alone:
        if not alone or is_compiled():
            return
        os.truncate(LOG, 0)
        environment.install(LOCK)
        try:
            build()
        except StepFailed:
            failure_stamp().press()  # not again until the sources change
            raise


def build() -> None:
    """Build in a temporary folder, and put it in place only when it is whole."""
    stamp = compiled_stamp()
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=BUILD) as workshop:
        copy = Path(workshop, "compiled")
        lay_out(copy / PACKAGE.name)
        run_mypyc(copy)
        Stamp(copy / stamp.path.name, stamp.inputs).press()
        if stamp.is_fresh():
            return  # somebody else was faster
        if COMPILED.exists():
            COMPILED.rename(Path(workshop, "previous"))
        copy.rename(COMPILED)


def lay_out(package: Path) -> None:
    """Copy the rules and link the rest, which may then change without a new compilation."""
    package.mkdir(parents=True)
    for name in top_level():
        if name in RULES:
            without_caches = shutil.ignore_patterns("__pycache__")
            shutil.copytree(PACKAGE / name, package / name, ignore=without_caches)
        else:
            (package / name).symlink_to(PACKAGE / name)


def run_mypyc(folder: Path) -> None:
    modules = [path.relative_to(PACKAGE.parent) for path in rule_files() if path.suffix == ".py"]
    run(
        f"compiling {len(modules)} modules of rules",
        [sys.executable, MYPYC_BUILD, *modules],
        folder=folder,
        advice="Without the compiled rules everything still works, a few times slower.",
    )
    shutil.rmtree(folder / "build")  # the C files


def compiled_stamp() -> Stamp:
    tools = (sys.version, platform.machine(), ROOT / LOCK, MYPYC_BUILD)
    files = rule_files()
    names = "\n".join([str(PACKAGE), *top_level(), *map(str, files)])
    return Stamp(COMPILED / "stamp", digest(*tools, names, *files))


def failure_stamp() -> Stamp:
    return Stamp(BUILD / "compile-failed", compiled_stamp().inputs)


def top_level() -> list[str]:
    return sorted(path.name for path in PACKAGE.iterdir() if path.name != "__pycache__")


def rule_files() -> list[Path]:
    return [path for name in RULES for path in files_in(PACKAGE / name)]


def files_in(folder: Path) -> list[Path]:
    """All files below, but for what Python itself left there."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in files if path.parent.name != "__pycache__")


if __name__ == "__main__":
    sys.exit(main())
