"""Write the page's TypeScript types from the server's messages and the games' views, or check them.

.venv/bin/python tools/page_types.py            write protocol.ts, shell.ts and each game's view.ts
.venv/bin/python tools/page_types.py --check    compare and report, change nothing
"""

import argparse
import sys
from typing import Any

import msgspec

import view_types
from breakfall.server import messages
from steps import ROOT

PATH = ROOT / "web/src/protocol.ts"
HEAD = """\
// Made by tools/page_types.py from src/breakfall/server/messages. Do not edit.

export const VERSION = {version};
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
UNIONS = {"FromServer": messages.FromServer, "FromPage": messages.FromPage}

Schema = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="compare only")
    wanted = {PATH: page_types(), **view_types.files()}
    if not parser.parse_args().check:
        for path, text in wanted.items():
            path.write_text(text)
        return 0
    old = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    for path in old:
        print(f"{path.relative_to(ROOT)} is out of date: run .venv/bin/python tools/page_types.py")
    if not old:
        print("the page's types are those of the server and the games")
    return 1 if old else 0


def page_types() -> str:
    structs = [
        thing
        for thing in vars(messages).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__.startswith(messages.__name__)
    ]
    _, components = msgspec.json.schema_components(
        structs, schema_hook=lambda anything: {"title": "JSON"}, ref_template="{name}"
    )
    parts = [HEAD.format(version=messages.VERSION)]
    parts += [interface(struct.__name__, components[struct.__name__]) for struct in structs]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def interface(name: str, schema: Schema) -> str:
    required = set(schema.get("required", []))
    lines = [
        f"  {field}{'' if field in required else '?'}: {type_of(inner)};"
        for field, inner in schema["properties"].items()
    ]
    if not lines:
        return f"export type {name} = Record<string, never>;\n"
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def type_of(schema: Schema) -> str:
    """A JSON Schema of the few shapes that our messages have, in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values)}>" if values else "Record<string, unknown>"
    return PLAIN[kind] if kind else "unknown"


if __name__ == "__main__":
    sys.exit(main())
