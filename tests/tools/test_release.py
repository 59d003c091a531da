"""What becomes of a release, in a small repository of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NEWS = "# Changelog\n\n## Unreleased\n\n- Snares hold.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n"


class Repository:
    """The release tool, a package and a changelog; `./check` passes or fails as told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("tools/release.py", "tools/steps.py"):
            self.write(name, (ROOT / name).read_text())
        self.write("src/breakfall/__init__.py", '__version__ = "0.1.0"\n')
        self.write("CHANGELOG.md", NEWS)
        self.write("check", "#!/bin/sh\nexit 1\n")
        (folder / "check").chmod(0o755)
        self.git("init", "--quiet")
        self.git("config", "user.name", "Ann")
        self.git("config", "user.email", "ann@example.org")
        self.commit("Begin")
        self.git("tag", "v0.1.0")

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def read(self, name: str) -> str:
        return (self.folder / name).read_text()

    def commit(self, message: str) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", message)

    def git(self, *words: str) -> str:
        command = ["git", *words]
        done = subprocess.run(command, cwd=self.folder, check=True, capture_output=True, text=True)
        return done.stdout

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-B", "tools/release.py", *words]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    assert shutil.which("git")
    return Repository(tmp_path)


def test_a_release_whose_checks_fail_is_committed_and_not_tagged(repository: Repository) -> None:
    done = repository.release("0.2.0")
    assert done.returncode == 1
    assert "committed but not tagged" in done.stderr
    assert repository.read("src/breakfall/__init__.py") == '__version__ = "0.2.0"\n'
    assert repository.git("log", "-1", "--format=%s") == "Release 0.2.0\n"
    assert repository.git("tag") == "v0.1.0\n"


def test_what_was_unreleased_goes_under_the_version_once(repository: Repository) -> None:
    repository.release("0.2.0")
    first = repository.read("CHANGELOG.md")
    headings = [line.split(" (")[0] for line in first.splitlines() if line.startswith("## ")]
    assert headings == ["## Unreleased", "## 0.2.0", "## 0.1.0"]
    assert first.index("0.2.0") < first.index("Snares hold.") < first.index("0.1.0")
    repository.release("0.2.0")  # again, after mending what failed
    assert repository.read("CHANGELOG.md") == first


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "two"])
def test_a_version_that_is_not_higher_is_refused(repository: Repository, version: str) -> None:
    assert repository.release(version).returncode == 1
    assert repository.read("CHANGELOG.md") == NEWS


def test_nothing_is_released_from_a_changed_tree(repository: Repository) -> None:
    repository.write("CHANGELOG.md", NEWS + "\nMore.\n")
    done = repository.release("0.2.0")
    assert (done.returncode, "Commit or discard" in done.stderr) == (1, True)


def test_a_dry_run_changes_nothing(repository: Repository) -> None:
    done = repository.release("0.2.0", "--dry-run")
    assert (done.returncode, "tag v0.2.0" in done.stdout) == (0, True)
    assert repository.git("status", "--porcelain") == ""
    assert repository.git("log", "-1", "--format=%s") == "Begin\n"
