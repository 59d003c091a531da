"""Characters with styles on a rectangle, and the lines of a grid."""

from __future__ import annotations

from textual.content import Content

# By the weight (none, light, heavy) of the strokes up, right, down and left, in this order.
STROKES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
LIGHT = 1
HEAVY = 2


def crossing(up: int, right: int, down: int, left: int) -> str:
    return STROKES[up * 27 + right * 9 + down * 3 + left]


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, words: str, style: str) -> None:
        for place, character in enumerate(words, x):
            self.characters[y][place] = character
            self.styles[y][place] = style

    def content(self) -> Content:
        lines = []
        for characters, styles in zip(self.characters, self.styles, strict=True):
            pieces: list[tuple[str, str]] = []
            for character, style in zip(characters, styles, strict=True):
                if pieces and pieces[-1][1] == style:
                    pieces[-1] = (pieces[-1][0] + character, style)
                else:
                    pieces.append((character, style))
            lines.append(Content.assemble(*pieces))
        return Content("\n").join(lines)
