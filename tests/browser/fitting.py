"""Whether everything on a page has room: nothing cut, broken, covered, or out of the page's sides.

The page itself is asked where its letters are: the boxes of every word, what cuts them off, and
what lies over them.
"""

from __future__ import annotations

from playwright.sync_api import Page

# What is said of a page, as a list of sentences; an empty list is what everybody wants.
CRAMPED = r"""roots => {
  const SLACK = 1.5; // pixels: half a letter's edge is no letter
  // A hero that waits for an answer, and the stamp on a monster that was killed.
  const ON_PURPOSE = '.newcomer, .dead';
  const found = new Set();
  const nameOf = element =>
    element.closest('[class]:not(.tally)')?.className.replace(/ ?svelte-\w+/g, '');
  const sayOf = (what, text, element) => found.add(`${what}: ${text} (${nameOf(element)})`);

  const page = document.documentElement;
  for (const one of [page, document.querySelector('.table')].filter(Boolean))
    if (one.scrollWidth > one.clientWidth)
      found.add(`goes on sideways: ${one.tagName} by ${one.scrollWidth - one.clientWidth}`);

  const scrolls = overflow => ['auto', 'scroll'].includes(overflow);
  const boxOf = one => [one.left, one.top, one.right, one.bottom];
  const meet = (one, other) => [
    Math.max(one[0], other[0]), Math.max(one[1], other[1]),
    Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  const isThere = box => box[2] - box[0] > SLACK && box[3] - box[1] > SLACK;

  // Frames that cut off what sticks out of them, from the inside out.
  const framesOf = element => {
    const frames = [];
    let isFree = false; // what sticks to the screen's edge is pushed out from there
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
        frames.push({up, style, isFree});
      isFree ||= style.position === 'sticky';
      if (style.position === 'fixed') break;
    }
    return frames;
  };

  const isTurned = element => {
    for (let up = element; up; up = up.parentElement) {
      const {transform, rotate} = getComputedStyle(up);
      if (rotate !== 'none' || /^matrix\((?!1, 0, 0, 1)/.test(transform)) return true;
    }
    return false;
  };
  const isStuck = (element, inner) => {
    for (let up = element; up && !up.contains(inner); up = up.parentElement)
      if (getComputedStyle(up).position === 'sticky') return true;
    return false;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.closest(roots)) continue;
    if (element.closest('.hidden, option, script, style, textarea, .key')) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    texts.push({node, element});
  }

  const numbers = [];
  const range = document.createRange();
  for (const {node, element} of texts) {
    const frames = framesOf(element);
    if (frames.some(({style}) => style.clipPath === 'inset(50%)')) continue; // for listeners only
    let seen = [0, 0, innerWidth, innerHeight];
    let cutBy = null;
    for (const {up} of frames) seen = meet(seen, boxOf(up.getBoundingClientRect()));
    range.selectNodeContents(node);
    const whole = [...range.getClientRects()].map(boxOf).filter(isThere);
    if (!whole.length) continue;

    // Cut: a frame that cannot be scrolled that way ends in the middle of the text.
    for (const box of whole) {
      let [across, down] = [false, false]; // what is out of sight can be scrolled to
      for (const {up, style, isFree} of frames) {
        if (isFree) break;
        across ||= scrolls(style.overflowX);
        down ||= scrolls(style.overflowY);
        const edge = boxOf(up.getBoundingClientRect());
        const tall = 0.3 * (box[3] - box[1]);
        if (!across && (box[0] < edge[0] - SLACK || box[2] > edge[2] + SLACK)) cutBy = up;
        if (!down && (box[1] < edge[1] - tall || box[3] > edge[3] + tall)) cutBy = up;
      }
    }
    if (cutBy) sayOf('cut', node.data.trim().slice(0, 60), cutBy);
    const endsInDots = ({up, style: {textOverflow, webkitLineClamp}}) =>
      (textOverflow === 'ellipsis' && up.scrollWidth > up.clientWidth) ||
      (webkitLineClamp !== 'none' && up.scrollHeight > up.clientHeight + 2);
    const dots = frames.find(endsInDots)?.up;
    if (dots && !cutBy) sayOf('ends in dots', node.data.trim().slice(0, 60), dots);

    // Too wide for the box that it stands in, whether that shows or not.
    let block = element;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    const room = boxOf(block.getBoundingClientRect());
    const isOut = whole.some(box => box[0] < room[0] - SLACK || box[2] > room[2] + SLACK);
    if (isOut && !isTurned(block) && !cutBy)
      sayOf('sticks out', node.data.trim().slice(0, 60), block);

    // Broken: a word on two lines.
    for (const word of node.data.matchAll(/[^\s\u2013\u2014\/-]+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(one => one.width > 0);
      if (lines.some(one => one.top > lines[0].bottom - 2 || one.bottom < lines[0].top + 2))
        sayOf('broken', word[0], element);
    }

    if (/\d/.test(node.data))
      for (const box of whole) {
        const part = meet(box, seen);
        const high = 0.2 * (part[3] - part[1]); // digits are lower than their line
        part[1] += high;
        part[3] -= high;
        if (isThere(part)) numbers.push({text: node.data.trim(), element, box: part});
      }
  }

  // Numbers: none may lie over another, nor below something that is not glass.
  // What lies over it; false: something that may, null: nothing.
  const coverOf = ({element, box}) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || above.contains(element) || element.contains(above)) return null;
      // A copy of the same card that lies over it says the same.
      const [mine, its] = [element, above].map(one => one.closest('[data-face]'));
      if (mine && its && mine !== its && mine.dataset.face === its.dataset.face) return false;
      if (above.closest('svg')) continue;
      if (above.closest(ON_PURPOSE)) return false;
      if (isStuck(above, element)) return false; // it can be pushed out from below that
      const {backgroundColor, backgroundImage} = getComputedStyle(above);
      if (backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor)) return above;
    }
    return null;
  };
  const glass = document.createElement('style');
  glass.textContent = '* { pointer-events: auto !important }';
  document.head.append(glass);
  const open = [];
  for (const one of numbers) {
    const cover = coverOf(one);
    if (cover === null) open.push(one);
    else if (cover) sayOf('covered', `${one.text} by ${cover.className}`, one.element);
  }
  glass.remove();
  open.forEach((one, index) => {
    for (const other of open.slice(index + 1)) {
      if (one.element === other.element || !isThere(meet(one.box, other.box))) continue;
      if (isTurned(one.element) && isTurned(other.element)) continue; // their boxes say little
      if (isThere(meet(one.box, other.box)))
        sayOf('one over the other', `${one.text} / ${other.text}`, one.element);
    }
  });
  return [...found];
}"""


def cramped(page: Page, roots: str = "body") -> list[str]:
    """Everything below those elements that has too little room, in words."""
    found: list[str] = page.evaluate(CRAMPED, roots)
    return found
