"""A hero in its rank, as a card on the table."""

from __future__ import annotations

import textwrap
from typing import cast

from textual.content import Content

from breakfall.client.card_text import arrows, printed_cards
from breakfall.games.nightbreak.description import PowerDescription
from breakfall.games.nightbreak.view import HeroView
from breakfall.terminal.layouts.nightbreak import signs
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import CardSpot
from breakfall.terminal.widgets.text import shortened, spread

ROOMY = 5  # inner lines from which the power's text fits as well


class HeroCard(CardSpot):
    """One rank and the hero in it."""

    DEFAULT_CSS = """
    HeroCard {
        width: 1fr; height: 5;
        &.sun { border-title-color: $sun; }
        &.moon { border-title-color: $moon; }
        &.empty { border: dashed $foreground 20%; color: $foreground 50%; }
        &.acting { background: $primary 18%; }
        &.glows { border: heavy $accent; border-title-color: $accent; }
        &.highlighted { border: double $accent; background: $accent 18%; }
        &.picked { border: outer $accent; }
        &:focus { background: $accent 25%; }
        &:hover { background: $foreground 8%; }
    }
    """

    hero: HeroView | None = None

    def show(
        self, place: str, hero: HeroView | None, glow: Glow, *, signs_before: list[str]
    ) -> None:
        """Show this hero, or an empty rank; `signs_before` stand before its name."""
        if not self.has_changed(place, glow, hero, signs_before):
            return
        self.hero = hero
        self.set_place(place, glow)
        self.set_class(hero is None, "empty")
        self.set_class(hero is not None and hero["faction"] == "Sun", "sun")
        self.set_class(hero is not None and hero["faction"] == "Moon", "moon")
        self.set_class(signs.ACTING in signs_before, "acting")
        name = "empty rank" if hero is None else hero["name"]
        key = [self.mark] if glow.keys.get(place) else []
        self.border_title = Content(" ".join([*key, *signs_before, name]))
        self.border_subtitle = Content(self.power_words())
        self.refresh()

    def power_words(self) -> str:
        """Cost, name and arrows of the power; the name gives way where it is too long."""
        if self.hero is None:
            return ""
        power = power_of(self.hero)
        cost = f"{signs.POINT}{power['cost']} "
        pointing = arrows(power).replace(" ", "") if power["arrows"] else ""
        room = max(4, self.outer_size.width - 7 - len(cost) - len(pointing))
        return f"{cost}{shortened(power['name'], room)} {pointing}".rstrip()

    def render(self) -> Content:
        hero = self.hero
        width, height = self.content_size
        if hero is None or width < 8:
            return Content("")
        lines = [health_line(hero, width), type_line(hero, width)]
        if height < ROOMY:
            lines.append(marker_line(hero, width))
        else:
            text = power_of(hero)["text"]
            lines += [purse_line(hero), status_line(hero, width)]
            below = [Content.styled(line, "dim") for line in textwrap.wrap(text, width)]
            lines += [Content("")] * (height - len(lines) - len(below)) + below
        return Content("\n").join(lines[:height])

    def on_resize(self) -> None:
        self.border_subtitle = Content(self.power_words())


def power_of(hero: HeroView) -> PowerDescription:
    return cast(PowerDescription, printed_cards("nightbreak")[hero["hero"]]["power"])


def health_line(hero: HeroView, width: int) -> Content:
    """Hit points as a bar and in numbers."""
    left = max(0, hero["hp"] - hero["damage"])
    numbers = f"{left}/{hero['hp']}"
    length = max(3, width - 4 - len(numbers))
    full = max(1, round(length * left / hero["hp"])) if left else 0
    return Content.assemble(
        ("HP ", "dim"),
        ("█" * full, health_colour(left, hero["hp"])),
        ("░" * (length - full), "dim"),
        " ",
        (numbers, "bold"),
    )


def health_colour(left: int, hp: int) -> str:
    if left * 2 > hp:
        return "$success"
    return "$warning" if left * 4 > hp else "$error"


def type_line(hero: HeroView, width: int) -> Content:
    strength = f"Str {hero['strength']}"
    kind = f"{signs.KIND[hero['kind']]} {hero['kind']}"
    if len(kind) + len(strength) >= width:
        kind = f"{kind[:7]}."
    left, right = Content.styled(kind, "$foreground 80%"), Content.styled(strength, "bold")
    return spread(left, right, width)


def purse_line(hero: HeroView) -> Content:
    """Held points and prayers, in words."""
    words = []
    if hero["held"]:
        words.append(f"{signs.POINT}{hero['held']} held")
    if hero["prayers"]:
        words.append(f"{signs.PRAYER}{hero['prayers']} prays")
    return Content.styled("  ".join(words), "$accent")


def status_line(hero: HeroView, width: int) -> Content:
    return Content.styled(signs.status_words(hero["statuses"], width), "bold $warning")


def marker_line(hero: HeroView, width: int) -> Content:
    """Everything that lies on the hero, in one line."""
    purse = purse_line(hero).plain
    if hero["statuses"] or len(purse) > width:
        purse = " ".join(word for word in purse.split() if word not in ("held", "prays"))
    gap = " " if purse else ""
    room = width - len(purse) - len(gap)
    return Content.assemble(
        (purse, "$accent"), gap, (signs.status_words(hero["statuses"], room), "bold $warning")
    )
