"""What can be played: games, bots and rulebooks, over HTTP."""

from __future__ import annotations

from msgspec import Struct


class FormatOffer(Struct, frozen=True):
    key: str
    title: str
    summary: str
    players: list[int]
    teams: dict[str, list[list[int]]]  # by number of players: the seats that win together


class SettingOffer(Struct, frozen=True):
    key: str
    values: list[str]  # the first is the default
    summary: str
    takes_text: bool  # a deck of one's own, as a whole text


class BotOffer(Struct, frozen=True):
    key: str
    title: str  # as it is called at the table
    summary: str


class GameOffer(Struct, frozen=True):
    key: str
    title: str
    summary: str
    formats: list[FormatOffer]
    settings: list[SettingOffer]


class Catalog(Struct, frozen=True):
    """GET /api/shelf"""

    version: int
    games: list[GameOffer]
    bots: list[BotOffer]
    default_bot: str  # the key of the one to play against unless somebody asks for another


class RuleText(Struct, frozen=True):
    number: str
    title: str
    text: str  # Markdown


class ChapterText(Struct, frozen=True):
    number: str
    title: str
    text: str
    rules: list[RuleText]


class RulebookText(Struct, frozen=True):
    """GET /api/games/GAME/rules"""

    title: str
    text: str
    chapters: list[ChapterText]


# GET /api/games/GAME/cards answers with the cards as the game describes them.
