"""Build, check and tag a release.

.venv/bin/python tools/release.py 0.2.0            the whole of ./check, the wheel, the tag
.venv/bin/python tools/release.py 0.2.0 --dry-run  say what would be done, change nothing

The version is written into the package, the changelog's "Unreleased" becomes the release's own
section, and both are committed. Then ./check runs, dist/ gets the source archive and the wheel,
and only when all of that went well is the commit tagged. Nothing is pushed.
"""

import argparse
import datetime
import re
import subprocess
import sys

from steps import ROOT, StepFailed

PACKAGE = ROOT / "src/breakfall/__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="change nothing")
    options = parser.parse_args()
    try:
        release(options.version, is_dry_run=options.dry_run)
    except StepFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def release(version: str, *, is_dry_run: bool) -> None:
    """Do all steps in order; raise StepFailed at the first that cannot be done."""
    check_version(version)
    check_tree()
    package = VERSION_LINE.sub(f'__version__ = "{version}"', PACKAGE.read_text())
    changelog = dated(CHANGELOG.read_text(), version, datetime.date.today())
    if is_dry_run:
        print(f"would commit version {version}, run ./check, build into dist/, tag v{version}")
        return
    PACKAGE.write_text(package)
    CHANGELOG.write_text(changelog)
    if git("status", "--porcelain").strip():  # else an earlier try has committed it
        git("commit", "--quiet", "--all", "--message", f"Release {version}")
    run(["./check"], "The release is committed but not tagged. Mend it and run this again.")
    build = [sys.executable, "-m", "hatchling", "build", "--clean"]
    run(build, "The release is committed but not tagged.")
    git("tag", "--annotate", f"v{version}", "--message", f"Breakfall {version}")
    print(f"Tagged v{version}; dist/ holds what to upload. To publish: git push --follow-tags")


def check_version(version: str) -> None:
    """It must have three numbers and be higher than the last release's."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise StepFailed("reading the version", f"{version!r} is not of the form 1.2.3.")
    released = [numbers(tag[1:]) for tag in git("tag", "--list", "v*").split()]
    if released and numbers(version) <= max(released):
        newest = ".".join(map(str, max(released)))
        raise StepFailed(
            "reading the version", f"{newest} is released already: choose a higher one."
        )


def check_tree() -> None:
    if git("status", "--porcelain").strip():
        raise StepFailed("looking at the work tree", "Commit or discard what is changed first.")


def dated(changelog: str, version: str, day: datetime.date) -> str:
    """The changelog with what was unreleased under the version, dated, and a new empty section.

    A release that was committed already, because ./check failed after it, stays as it is.
    """
    if f"\n## {version} (" in changelog:
        return changelog
    before, found, after = changelog.partition(UNRELEASED)
    news = after.split("\n## ", 1)[0].strip()
    if not found or not news:
        raise StepFailed(
            "reading CHANGELOG.md", "It tells of nothing unreleased: say what somebody will notice."
        )
    return f"{before}{UNRELEASED}\n## {version} ({day.isoformat()})\n{after}"


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def run(command: list[str], advice: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode != 0:
        raise StepFailed(" ".join(command), advice)


def git(*words: str) -> str:
    done = subprocess.run(
        ["git", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        raise StepFailed(f"git {words[0]}", "Mend what git says and run this again.", done.stdout)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
