"""A game as it is published: what it is called, how it may be set up, its cards, its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Face
from breakfall.core.errors import BreakfallError
from breakfall.core.luck import Luck
from breakfall.core.overlay import overlay_of
from breakfall.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """A way to play a game: its name, what is different, and for how many.

    A game's formats are objects of subclasses that override what is different in the rules.
    """

    def __init__(self, key: str, title: str, players: tuple[int, ...], summary: str) -> None:
        self.key = key
        self.title = title
        self.players = players
        self.summary = summary

    def teams(self, players: int) -> list[tuple[int, ...]]:
        """The seats that win and lose together; unless a format says otherwise, each for itself."""
        return [(seat,) for seat in range(players)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """Something that is agreed before a match: its name and the values it may have."""

    def __init__(self, key: str, values: tuple[str, ...], summary: str) -> None:
        self.key = key
        self.values = values  # the first one is the default
        self.summary = summary

    def checked(self, value: str) -> str:
        """The value as it goes into the record; a clear error for one that does not fit."""
        if value not in self.values:
            allowed = ", ".join(self.values)
            raise BreakfallError(f"cannot be {value!r}; it may be: {allowed}")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckSetting(Setting):
    """A setting whose value is a deck by its name, or a deck of one's own as a whole text."""

    def checked(self, value: str) -> str:
        return value if value in self.values else self.deck(value)

    def deck(self, value: str) -> str:
        """The deck of that name, or the one that the text describes, as a checked text."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as it is published: its name, formats, settings, cards and rules."""

    def __init__(
        self,
        key: str,
        title: str,
        summary: str,
        rules_version: int,
        formats: Sequence[Format],
        settings: tuple[Setting, ...],
    ) -> None:
        self.key = key
        self.title = title
        self.summary = summary
        self.rules_version = rules_version
        self.formats = tuple(formats)
        self.settings = settings

    def table(self, setup: Setup) -> Table:
        """A table laid for this set-up, before the first step."""
        raise NotImplementedError

    def faces(self) -> Sequence[Face]:
        """Every printed card."""
        raise NotImplementedError

    def describe(self, face: Face) -> Mapping[str, object]:
        """A printed card as plain JSON: numbers, text, and where they come from."""
        raise NotImplementedError

    def teams(self, form: Format, players: int) -> list[tuple[int, ...]]:
        """The seats that win and lose together."""
        return form.teams(players)

    def side_swaps(self) -> list[dict[str, str]]:
        """Settings under which seats change sides, where seats are bound to them.

        Who compares seats or sides plays equally often with each of them.
        """
        return [{}]

    def evaluate(self, table: Table, seat: int) -> float:
        """How well a seat stands, between -1 (lost) and 1 (won)."""
        raise NotImplementedError

    def feature_names(self) -> tuple[str, ...]:
        """What `features` counts; nothing where a game has no learned estimate."""
        return ()

    def features(self, table: Table, seat: int) -> list[float]:
        """A seat's lead in each thing that is counted, and last how far the match has come."""
        return [0.0]

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted({count for form in self.formats for count in form.players}))

    def format(self, key: str | None) -> Format:
        """The format of that key; the first one when none is named."""
        if key is None:
            return self.formats[0]
        for form in self.formats:
            if form.key == key:
                return form
        raise BreakfallError(
            f"{self.title} has no format {key!r}; it has {', '.join(f.key for f in self.formats)}"
        )

    def checked_settings(self, given: dict[str, object]) -> dict[str, str]:
        """Every setting with its value; a clear error for what does not fit."""
        known = {setting.key: setting for setting in self.settings}
        for key in given:
            if key not in known:
                names = ", ".join(known) or "none"
                raise BreakfallError(f"{self.title} has no setting {key!r}; it has: {names}")
        values: dict[str, str] = {}
        for key, setting in known.items():
            try:
                values[key] = setting.checked(str(given.get(key, setting.values[0])))
            except BreakfallError as error:
                raise BreakfallError(f"setting {key} {error}") from None
        return values


class Setup:
    """Everything that a match starts from."""

    def __init__(
        self, game: Game, form: Format, players: int, seed: int, settings: dict[str, str]
    ) -> None:
        self.game = game
        self.format = form
        self.players = players
        self.seed = seed
        self.settings = settings
        self.cards = overlay_of(game.key)  # other cards than the built-in ones

    def luck(self) -> Luck:
        return Luck(self.seed)

    def table(self) -> Table:
        if self.cards is not overlay_of(self.game.key):
            raise BreakfallError("other cards were laid over the game since this match began")
        return self.game.table(self)

    @property
    def teams(self) -> list[tuple[int, ...]]:
        """The seats that win and lose together."""
        return self.game.teams(self.format, self.players)
