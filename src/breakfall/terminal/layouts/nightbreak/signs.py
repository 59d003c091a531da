"""Signs of the Nightbreak table. None stands alone: a word, a number or its place goes with it."""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.terminal.widgets.spot import CHOOSE

SUN = "☀"
MOON = "☾"
FACTION = {"Sun": SUN, "Moon": MOON, None: "◐"}
KIND = {"Melee": "⚔", "Spellcaster": "✦", "Ranged": "➶"}
STATUS = {
    "shielded": ("◆", "shield"),
    "shrouded": ("◌", "shroud"),
    "immobilized": ("▣", "immob"),
    "stunned": ("✶", "stun"),
    "wounded": ("✖", "wound"),
}
POINT = "●"
PRAYER = "◍"
FAVOR = "★"
ACTING = "»"
DONE = "✓"
KINGMAKER = "♛"

LEGEND = (
    ("⚔ Melee", "attacks the enemy in its own column"),
    ("✦ Spellcaster", "attacks in any column except its own"),
    ("➶ Ranged", "attacks in any column"),
    ("HP ███░ 3/4", "hit points left, of all"),
    ("Str 2", "the damage that its attack deals"),
    (f"{POINT}2 held", "Blessing Points on this hero, for itself only"),
    (f"{PRAYER}1 prays", "a Prayer Marker: two points in your next turn"),
    ("●2 Sunder ←↑·", "what its power costs, its name and where it points"),
    (f"1{CHOOSE}", "may be chosen, by this key or a click"),
    (f"{ACTING}  {DONE}", "acts now; has attacked in this turn"),
    (KINGMAKER, "the Kingmaker, who may return from the discard pile"),
    ("◆ shield", "attacks do nothing to it"),
    ("◌ shroud", "enemy powers do nothing to it"),
    ("▣ immob", "immobilized: cannot move or escape"),
    ("✶ stun", "cannot activate its power"),
    ("✖ wound", "hurts itself by 1 when it moves or uses its power"),
    (f"{SUN}{SUN}{SUN} {MOON}{MOON}", "an hour, and the points it gives to its side"),
    (f"{FAVOR} Favor", "one for each enemy hero overwhelmed; the most wins"),
)


def status_words(statuses: Sequence[str], width: int) -> str:
    """Statuses as sign and word, shorter and shorter until they fit."""
    pairs = [STATUS[status] for status in statuses]
    ways = [
        "  ".join(f"{sign} {word}" for sign, word in pairs),
        " ".join(f"{sign}{word}" for sign, word in pairs),
        " ".join(f"{sign}{word[:3]}" for sign, word in pairs),
    ]
    signs_alone = "".join(sign for sign, _ in pairs)
    return next((words for words in ways if len(words) <= width), signs_alone)
