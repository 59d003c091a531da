"""The colours of the table: one theme for the dark and one for the light."""

from __future__ import annotations

from textual.theme import Theme

VARIABLES = {"sun": "#f2c14e", "moon": "#a8b9f0"}

NIGHT = Theme(
    name="dark",
    primary="#7d8fd6",
    secondary="#5b6aa8",
    accent="#f0b949",
    warning="#f0a04b",
    error="#ef6f6c",
    success="#6fcf97",
    foreground="#e6e6ef",
    background="#10121b",
    surface="#171a26",
    panel="#222739",
    dark=True,
    variables=VARIABLES,
)
DAY = Theme(
    name="light",
    primary="#3d4f9f",
    secondary="#6674b5",
    accent="#9a5b00",
    warning="#a14d00",
    error="#b3261e",
    success="#1f7a43",
    foreground="#1e2030",
    background="#f6f2e8",
    surface="#fbf9f3",
    panel="#e7e1d2",
    dark=False,
    variables={"sun": "#8a5a00", "moon": "#39489a"},
)
