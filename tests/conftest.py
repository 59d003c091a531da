"""Shared by all tests."""

from __future__ import annotations

import os

import breakfall
from breakfall.core.registry import register
from tests.core.auction import AuctionInfo

register(AuctionInfo())


def pytest_report_header() -> str:
    return f"breakfall rules: {'compiled' if breakfall.IS_COMPILED else 'plain Python'}"


def pytest_sessionstart() -> None:
    """A run that is meant for the compiled rules must not pass on the plain ones."""
    if os.environ.get("BREAKFALL_COMPILED") == "1" and not breakfall.IS_COMPILED:
        raise RuntimeError("BREAKFALL_COMPILED=1, but the plain Python rules were imported")
