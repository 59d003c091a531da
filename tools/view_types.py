"""TypeScript types of what the games show: their views, and their cards as printed.

Made from the TypedDicts of `core/view.py` and of each game's `view.py` and `description.py`.
`tools/page_types.py` writes and compares the files.
"""

import importlib
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NotRequired, Required, get_args, get_origin, is_typeddict

import breakfall
from steps import ROOT

HEAD = "// Made by tools/page_types.py from {sources}. Do not edit.\n"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}
SHELL = "breakfall.core.view"
PARTS = ("view", "description")  # the modules of a game that declare what it shows


def files() -> dict[Path, str]:
    """Each generated file with what it should hold."""
    shell = importlib.import_module(SHELL)
    made = {ROOT / "web/src/table/shell.ts": typescript([shell], {})}
    for game in breakfall.games():
        package = type(game).__module__
        modules = [importlib.import_module(f"{package}.{part}") for part in PARTS]
        imported = {thing: name for name, thing in declared(shell).items()}
        made[ROOT / f"web/src/games/{game.key}/view.ts"] = typescript(modules, imported)
    return made


def declared(module: ModuleType) -> dict[str, Any]:
    """The TypedDicts that a module declares, and the names of literals that it knows."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if (is_typeddict(thing) and thing.__module__ == module.__name__)
        or get_origin(thing) is Literal
    }


def typescript(modules: list[ModuleType], imported: dict[Any, str]) -> str:
    found = {name: thing for module in modules for name, thing in declared(module).items()}
    literals = sorted(name for name, thing in found.items() if not is_typeddict(thing))
    own = {name: found[name] for name in [*literals, *found]}  # imports may stand in any order
    names = {thing: name for name, thing in own.items()} | imported
    sources = " and ".join(f"src/{module.__name__.replace('.', '/')}.py" for module in modules)
    body = [written(name, thing, names) for name, thing in own.items()]
    used = sorted(name for name in imported.values() if any(is_named(name, part) for part in body))
    lines = [HEAD.format(sources=sources)]
    if used:
        lines.append(f'import type {{ {", ".join(used)} }} from "../../table/shell";\n')
    return "\n".join(lines + body)


def is_named(name: str, text: str) -> bool:
    return any(word == name for word in text.replace("[", " ").replace(";", " ").split())


def written(name: str, thing: Any, names: dict[Any, str]) -> str:
    if not is_typeddict(thing):
        others = {other: called for other, called in names.items() if called != name}
        return f"export type {name} = {type_of(thing, others)};\n"
    told = (thing.__doc__ or "").strip().splitlines()
    comment = [f"/** {' '.join(line.strip() for line in told if line.strip())} */"] if told else []
    fields = [f"  {field};" for field in fields_of(thing, names)]
    return "\n".join([*comment, f"export interface {name} {{", *fields, "}", ""])


def fields_of(thing: Any, names: dict[Any, str]) -> Iterator[str]:
    for field, kind in typing.get_type_hints(thing, include_extras=True).items():
        mark = "?" if get_origin(kind) is NotRequired else ""
        yield f"{field}{mark}: {type_of(kind, names)}"


def type_of(kind: Any, names: dict[Any, str]) -> str:
    """A type of the few shapes that views have, in TypeScript."""
    if kind in names:
        return names[kind]
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    made = [type_of(one, names) for one in inner]
    if origin in (Required, NotRequired):
        return made[0]
    if origin in (typing.Union, types.UnionType):
        return " | ".join(made)
    if origin is list:
        return f"({made[0]})[]" if "|" in made[0] else f"{made[0]}[]"
    if origin in (dict, Mapping):
        return f"Record<{made[0]}, {made[1]}>"
    raise TypeError(f"no TypeScript for {kind!r}: views hold plain JSON, declared in TypedDicts")
