"""Whether text can be read where it stands, whatever is painted behind it.

axe does not judge text on gradients and pictures, nor what is hidden from screen readers. So the
page is taken twice: with its text in one loud colour, which shows where letters are, and without
text, which shows what is behind them. The styles say what colour each text has.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image, ImageChops
from playwright.sync_api import Page

SMALL, LARGE = 4.5, 3.0  # what WCAG 2.2 asks for, by the size of the text
ROUNDING = 0.05
IS_LETTER = 150  # of 255: the middle of a stroke, not its soft edge

Colour = tuple[int, int, int]

TEXTS = """root => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim()) continue;
    const element = node.parentElement;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    if (element.closest('.hidden, :disabled, option')) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize), weight = Number(style.fontWeight);
    let opacity = 1;
    for (let up = element; up; up = up.parentElement)
      opacity *= Number(getComputedStyle(up).opacity);
    const range = document.createRange();
    range.selectNodeContents(node);
    // What sticks out of a frame that cuts off is not seen; something else may stand there.
    const frame = [-1e9, -1e9, 1e9, 1e9];
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      frame[0] = Math.max(frame[0], box.left); frame[1] = Math.max(frame[1], box.top);
      frame[2] = Math.min(frame[2], box.right); frame[3] = Math.min(frame[3], box.bottom);
    }
    const boxes = [...range.getClientRects()].map(box => [
      Math.max(box.left, frame[0]) + scrollX, Math.max(box.top, frame[1]) + scrollY,
      Math.min(box.right, frame[2]) + scrollX, Math.min(box.bottom, frame[3]) + scrollY,
    ]);
    found.push({
      text: node.data.trim().slice(0, 40), colour: style.color, opacity, boxes,
      where: element.closest('[class]')?.className ?? '',
      isLarge: size >= 24 || (size >= 18.66 && weight >= 700),
    });
  }
  return found;
}"""


@dataclass(frozen=True)
class Finding:
    text: str
    where: str
    contrast: float
    ink: Colour
    ground: Colour

    def __str__(self) -> str:
        return f"{self.contrast:.2f}: {self.text!r} ({self.where}) {self.ink} on {self.ground}"


def hard_to_read(page: Page, root: str) -> list[Finding]:
    """Every text below that element with less contrast than it needs, against the worst pixel."""
    texts = page.evaluate(TEXTS, root)
    loud, bare = (picture(page, fill) for fill in ("#f0f", "transparent"))
    letters = ImageChops.difference(loud, bare)
    crowded = shared([text["boxes"] for text in texts], bare)
    findings = []
    for text in texts:
        *ink, alpha = colour_of(text["colour"])
        grounds = behind(text["boxes"], letters, bare, crowded)
        if not grounds:
            continue  # it is covered, or scrolled away
        worst = min(
            (Finding(text["text"], text["where"], *judged(ink, alpha * text["opacity"], ground))
             for ground in grounds),
            key=lambda finding: finding.contrast,
        )  # fmt: skip
        if worst.contrast < (LARGE if text["isLarge"] else SMALL) - ROUNDING:
            findings.append(worst)
    return findings


def picture(page: Page, fill: str) -> Image.Image:
    style = f"* {{ -webkit-text-fill-color: {fill} !important; caret-color: transparent; }}"
    taken = page.screenshot(full_page=True, animations="disabled", style=style)
    return Image.open(io.BytesIO(taken)).convert("RGB")


def shared(texts: list[list[list[float]]], bare: Image.Image) -> Image.Image:
    """Where the boxes of several texts meet, as around turned cards: whose letters are there?"""
    crowded = Image.new("L", bare.size)
    for boxes in texts:
        for box in inside(boxes, bare):
            here = crowded.crop(box)
            crowded.paste(ImageChops.add(here, Image.new("L", here.size, 1)), box)
    return crowded.point(lambda count: 255 if count > 1 else 0)


def inside(boxes: list[list[float]], bare: Image.Image) -> list[tuple[int, int, int, int]]:
    """The boxes in whole pixels, as far as they lie on the picture."""
    found = []
    for left, top, right, bottom in boxes:
        box = (max(0, int(left)), max(0, int(top)), int(right) + 1, int(bottom) + 1)
        box = (*box[:2], min(box[2], bare.width), min(box[3], bare.height))
        if box[0] < box[2] and box[1] < box[3]:
            found.append(box)
    return found


def behind(
    boxes: list[list[float]], letters: Image.Image, bare: Image.Image, crowded: Image.Image
) -> set[Colour]:
    """The colours right behind the strokes of the letters that are surely this text's."""
    found: set[Colour] = set()
    for box in inside(boxes, bare):
        strokes, grounds = letters.crop(box).tobytes(), bare.crop(box).tobytes()
        others = crowded.crop(box).tobytes()
        for pixel, other in enumerate(others):
            at = 3 * pixel
            if not other and max(strokes[at : at + 3]) >= IS_LETTER:
                found.add((grounds[at], grounds[at + 1], grounds[at + 2]))
    return found


def judged(ink: list[float], alpha: float, ground: Colour) -> tuple[float, Colour, Colour]:
    red, green, blue = (
        round(alpha * over + (1 - alpha) * under) for over, under in zip(ink, ground, strict=True)
    )
    seen = (red, green, blue)
    light, dark = sorted((luminance(seen), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05), seen, ground


def luminance(colour: Colour) -> float:
    """Relative luminance, as WCAG defines it."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def colour_of(style: str) -> tuple[float, float, float, float]:
    """rgb(…), rgba(…) or color(srgb …), as the browser writes colours."""
    numbers = [
        float(one)
        for one in style.partition("(")[2]
        .strip(")")
        .replace("/", " ")
        .replace(",", " ")
        .replace("srgb", "")
        .split()
    ]
    scale = 255.0 if style.startswith("color(") else 1.0
    red, green, blue, *alpha = numbers
    return red * scale, green * scale, blue * scale, alpha[0] if alpha else 1.0
