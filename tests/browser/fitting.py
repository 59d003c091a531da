"""Whether everything on a page has room: nothing cut, broken, covered, or out of the page's sides.

The page itself is asked where its letters are: the boxes of every word, what cuts them off, and
what lies over them.
"""

from __future__ import annotations

from playwright.sync_api import Page

# What is said of a page, as a list of sentences; an empty list is what everybody wants.
CRAMPED = r"""([roots, checksCover]) => {
  const SLACK = 1.5; // pixels: half a letter's edge is no letter
  const found = new Set();
  const sayOf = (what, text, element) =>
    found.add(`${what}: ${text} (${element.closest('[class]')?.className.replace(/ ?svelte-\w+/g, '')})`);

  const page = document.documentElement;
  for (const one of [page, document.querySelector('.table')].filter(Boolean))
    if (one.scrollWidth > one.clientWidth)
      found.add(`goes on sideways: ${one.tagName} by ${one.scrollWidth - one.clientWidth}`);

  const scrolls = style => ['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY);
  const boxOf = one => [one.left, one.top, one.right, one.bottom];
  const meet = (one, other) => [
    Math.max(one[0], other[0]), Math.max(one[1], other[1]),
    Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  const isThere = box => box[2] - box[0] > SLACK && box[3] - box[1] > SLACK;

  // Frames that cut off what sticks out of them, from the inside out.
  const framesOf = element => {
    const frames = [];
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.position === 'fixed' && up !== element) { frames.push({up, style, isEnd: true}); break; }
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      frames.push({up, style});
    }
    return frames.filter(({style, isEnd}) => !isEnd || style.overflowX !== 'visible');
  };

  const isTurned = element => {
    for (let up = element; up; up = up.parentElement) {
      const {transform, rotate} = getComputedStyle(up);
      if (rotate !== 'none' || /^matrix\((?!1, 0, 0, 1)/.test(transform)) return true;
    }
    return false;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.closest(roots)) continue;
    if (element.closest('.hidden, option, script, style, [inert], textarea')) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    texts.push({node, element});
  }

  const numbers = [];
  const range = document.createRange();
  for (const {node, element} of texts) {
    const frames = framesOf(element);
    if (frames.some(({style}) => style.clipPath === 'inset(50%)')) continue; // for listeners only
    const view = [0, 0, innerWidth, innerHeight];
    let seen = view;
    let cutBy = null;
    for (const {up, style} of frames) seen = meet(seen, boxOf(up.getBoundingClientRect()));
    range.selectNodeContents(node);
    const whole = [...range.getClientRects()].map(boxOf).filter(isThere);
    if (!whole.length) continue;

    // Cut: a frame that cannot be scrolled ends in the middle of the text.
    for (const box of whole) {
      for (const {up, style} of frames) {
        if (scrolls(style)) break; // what is farther out of sight can be scrolled to
        const edge = boxOf(up.getBoundingClientRect());
        if (box[0] < edge[0] - SLACK || box[2] > edge[2] + SLACK) cutBy = up;
        const tall = box[3] - box[1];
        if (box[1] < edge[1] - 0.3 * tall || box[3] > edge[3] + 0.3 * tall) cutBy = up;
      }
    }
    if (cutBy) sayOf('cut', node.data.trim().slice(0, 60), cutBy);
    const dots = frames.find(({style}) => !scrolls(style) && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'));
    if (dots && !cutBy && (dots.up.scrollWidth > dots.up.clientWidth || dots.up.scrollHeight > dots.up.clientHeight + 2))
      sayOf('ends in dots', node.data.trim().slice(0, 60), dots.up);

    // Too wide for the box that it stands in, whether that shows or not.
    let block = element;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    const room = boxOf(block.getBoundingClientRect());
    if (!isTurned(block) && !cutBy && whole.some(box => box[0] < room[0] - SLACK || box[2] > room[2] + SLACK))
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
        if (isThere(part)) numbers.push({text: node.data.trim(), element, box: part});
      }
  }

  // Numbers: none may lie over another, nor below something that is not glass.
  const coverOf = ({element, box}) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element || above.contains(element) || element.contains(above)) return null;
      // A copy of the same card that lies over it says the same.
      const [mine, its] = [element, above].map(one => one.closest('[data-face]')?.dataset.face);
      if (mine && mine === its && element.closest('[data-face]') !== above.closest('[data-face]')) return null;
      if (above.closest('svg')) continue;
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
    if (!cover) open.push(one);
    else if (checksCover) sayOf('covered', `${one.text} by ${cover.className}`, one.element);
  }
  glass.remove();
  open.forEach((one, index) => {
    for (const other of open.slice(index + 1)) {
      if (one.element === other.element || !isThere(meet(one.box, other.box))) continue;
      const both = meet(one.box, other.box);
      const turned = isTurned(one.element) || isTurned(other.element) ? 4 : SLACK;
      if (both[2] - both[0] > turned && both[3] - both[1] > turned)
        sayOf('one over the other', `${one.text} / ${other.text}`, one.element);
    }
  });
  return [...found];
}"""


def cramped(page: Page, roots: str = "body", *, checks_cover: bool = True) -> list[str]:
    """Everything below those elements that has too little room, in words."""
    found: list[str] = page.evaluate(CRAMPED, [roots, checks_cover])
    return found
