"""What a screen reader finds: Chromium's tree of roles and names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page

CONTROLS = {"button", "link", "combobox", "slider", "textbox", "searchbox", "checkbox", "radio"}
CONTROLS |= {"tab", "menuitem", "spinbutton", "switch"}
GROUPS = {"list", "region", "main", "complementary", "group", "tabpanel", "dialog"}


@dataclass
class Node:
    role: str
    name: str
    live: str
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def texts(self) -> list[str]:
        return [node.name.strip() for node in self.walk() if node.role == "StaticText"]


def heard_on(page: Page) -> Node:
    """The page as it is read aloud; what is hidden from that is left out, its children stay."""
    session = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()

    def grow(key: str) -> list[Node]:
        node = nodes[key]
        grown = [one for child in node.get("childIds", []) if child in nodes for one in grow(child)]
        if node.get("ignored"):
            return grown
        traits = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        role, name = (str(node.get(what, {}).get("value", "")) for what in ("role", "name"))
        return [Node(role, name, str(traits.get("live", "")), grown)]

    return grow(next(iter(nodes)))[0]


def troubles(tree: Node) -> list[str]:
    """Everything that would leave somebody who only listens in the dark, or bored."""
    found = []
    for node in tree.walk():
        if node.role in CONTROLS | GROUPS | {"image"} and not node.name.strip():
            found.append(f"{node.role} without a name, with {node.texts[:3]}")
        if node.role == "image" and node.texts:
            found.append(f"image {node.name!r} is read twice: {node.texts}")
        if node.role == "LabelText" and any(one.role in CONTROLS for one in node.walk()):
            found.append(f"label is read beside its control: {node.texts}")
    return found
