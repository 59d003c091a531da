"""What can be played: games, cards, rules, bots. It never changes while a server runs."""

from __future__ import annotations

from collections.abc import Mapping

import breakfall
from breakfall.bots import BOTS, DEFAULT_BOT, title_of
from breakfall.core.game import DeckSetting
from breakfall.rulebook import rulebook
from breakfall.server.messages import (
    VERSION,
    BotOffer,
    Catalog,
    ChapterText,
    FormatOffer,
    GameOffer,
    RulebookText,
    RuleText,
    SettingOffer,
)


def catalog() -> Catalog:
    bots = [BotOffer(key, title_of(key), summary) for key, summary in BOTS.items()]
    return Catalog(VERSION, [game_offer(game) for game in breakfall.games()], bots, DEFAULT_BOT)


def game_offer(game: breakfall.Game) -> GameOffer:
    return GameOffer(
        key=game.key,
        title=game.title,
        summary=game.summary,
        formats=[format_offer(game, form) for form in game.formats],
        settings=[
            SettingOffer(one.key, list(one.values), one.summary, isinstance(one, DeckSetting))
            for one in game.settings
        ],
    )


def format_offer(game: breakfall.Game, form: breakfall.Format) -> FormatOffer:
    teams = {
        str(players): [list(team) for team in game.teams(form, players)] for players in form.players
    }
    return FormatOffer(form.key, form.title, form.summary, list(form.players), teams)


def cards(game: str) -> list[Mapping[str, object]]:
    info = breakfall.find_game(game)
    return [info.describe(face) for face in info.faces()]


def rules(game: str) -> RulebookText:
    book = rulebook(breakfall.find_game(game).key)
    chapters = [
        ChapterText(
            chapter.number,
            chapter.title,
            chapter.text,
            [RuleText(rule.number, rule.title, rule.text) for rule in chapter.rules],
        )
        for chapter in book.chapters
    ]
    return RulebookText(book.title, book.text, chapters)
