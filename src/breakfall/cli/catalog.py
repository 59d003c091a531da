"""`games`, `cards` and `rules`: the catalog of games."""

from __future__ import annotations

import difflib
from typing import Annotated, cast

import typer
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

import breakfall
from breakfall.cli.output import out, print_json, styled, table
from breakfall.client.card_text import Described, as_label, card_lines, short_power
from breakfall.core.cards import key_of
from breakfall.core.errors import BreakfallError
from breakfall.rulebook import Chapter, Rule, Rulebook, rulebook

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game, by its key.")]


# ---------------------------------------------------------------- games


def games(json: AsJson = False) -> None:
    """List the games with their formats."""
    if json:
        print_json([describe_game(game) for game in breakfall.games()])
        return
    listing = table("Key", "Game", "Formats (players)", "Rules", "Compiled")
    for game in breakfall.games():
        formats = ", ".join(
            f"{form.key} ({' or '.join(map(str, form.players))})" for form in game.formats
        )
        compiled = "yes" if breakfall.IS_COMPILED else "no"
        listing.add_row(game.key, game.title, formats, f"version {game.rules_version}", compiled)
    out().print(listing)


def describe_game(game: breakfall.Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title,
        "summary": game.summary,
        "rules_version": game.rules_version,
        "compiled": breakfall.IS_COMPILED,
        "formats": [
            {
                "key": form.key,
                "title": form.title,
                "players": list(form.players),
                "summary": form.summary,
            }
            for form in game.formats
        ],
        "settings": [
            {"key": one.key, "values": list(one.values), "summary": one.summary}
            for one in game.settings
        ],
    }


# ---------------------------------------------------------------- cards


def cards(
    game: GameKey,
    name: Annotated[
        str | None, typer.Argument(help="A card, by its key, its name or the beginning of it.")
    ] = None,
    json: AsJson = False,
) -> None:
    """List the printed cards of a game, or show one of them."""
    info = breakfall.find_game(game)
    described = [info.describe(face) for face in info.faces()]
    if name is None:
        if json:
            print_json(described)
        else:
            print_cards(described)
        return
    card = find_card(described, name)
    if json:
        print_json(card)
        return
    for line in card_lines(card):
        out().print(styled(line))


def print_cards(described: list[Described]) -> None:
    """A column for every word and number that some card has."""
    found = dict.fromkeys(
        key
        for card in described
        for key, value in card.items()
        if type(value) in (str, int) and key not in NOT_COLUMNS
    )
    columns = sorted(found, key=lambda key: key == "source")  # last
    has_power = isinstance(described[0].get("power"), dict)
    listing = table(*map(as_label, columns), *(["Power"] if has_power else []))
    for column, key in zip(listing.columns, columns, strict=False):
        column.no_wrap = key != "source"
    for card in described:
        cells = [cell(card, key) for key in columns]
        listing.add_row(*cells, *([short_power(card)] if has_power else []))
    out().print(listing)


def cell(card: Described, column: str) -> str:
    """What a card has in a column; of the sources, each that some field comes from."""
    value = str(card.get(column, ""))
    if column != "source":
        return value
    others = cast(dict[str, str], card.get("sources", {})).values()
    return ", ".join(dict.fromkeys([value, *others]))


# What is told only where a card is shown alone.
NOT_COLUMNS = ("key", "subtitle", "number", "copies", "control", "lore", "text")


def find_card(described: list[Described], name: str) -> Described:
    """The card of that key or name, or the only one that begins so."""
    wanted = key_of(name)
    by_key = {str(card["key"]): card for card in described}
    if wanted in by_key:
        return by_key[wanted]
    begins = [key for key in by_key if wanted and key.startswith(wanted)]
    has_word = [key for key in by_key if wanted and f"-{wanted}" in key]
    found = begins or has_word
    if len(found) == 1:
        return by_key[found[0]]
    if found:
        names = ", ".join(str(by_key[key]["name"]) for key in found)
        raise BreakfallError(f"{name!r} could be any of these cards: {names}")
    close = difflib.get_close_matches(wanted, by_key, n=3, cutoff=0.4)
    hint = f"; close to it: {', '.join(str(by_key[key]['name']) for key in close)}" if close else ""
    raise BreakfallError(f"there is no card {name!r}{hint}")


# ---------------------------------------------------------------- rules


def rules(
    game: GameKey,
    number: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="A rule (NB-7.4) or a whole chapter (NB-7)."),
    ] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORDS", help="Show the rules that hold these words.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Read the numbered rules of a game. Without an ID: the list of them."""
    book = rulebook(breakfall.find_game(game).key)
    chosen = chosen_rules(book, number, search)
    if json:
        print_json([{"number": r.number, "title": r.title, "text": r.text} for r in chosen])
    elif number is None and search is None:
        print_contents(book)
    else:
        for rule in chosen:
            print_rule(rule)


def chosen_rules(book: Rulebook, number: str | None, search: str | None) -> list[Rule]:
    found = list(book.rules)
    if number is not None:
        part = book.find(number)
        found = list(part.rules) if isinstance(part, Chapter) else [part]
    if search is not None:
        hits = book.search(search)
        found = [rule for rule in hits if rule in found]
        if not found:
            raise BreakfallError(f"no rule holds all of these words: {search}")
    return found


def print_contents(book: Rulebook) -> None:
    console = out()
    console.print(Text(book.title, style="bold"))
    for chapter in book.chapters:
        if chapter.number:
            console.print()
            console.print(Text(f"{chapter.number}  {chapter.title}", style="bold yellow"))
            for rule in chapter.rules:
                console.print(Text(f"  {rule.number:8} {rule.title}"))


def print_rule(rule: Rule) -> None:
    console = out()
    console.print(Text.assemble((rule.number, "bold yellow"), "  ", (rule.title, "bold")))
    console.print(Padding(Markdown(rule.text), (0, 0, 1, 0)))
