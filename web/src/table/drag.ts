// A glowing piece is picked up, carried and put down, with the mouse or a finger.
//
// Where an option is about two places, the piece is the first and what it is put on the second. Where
// a game asks for the target afterwards, picking up is already the answer to the first question, and
// putting down answers the next, if need be as soon as it is asked. Anything else that is carried off
// its place is chosen when it is put down: a card thrown onto the table.

import type { Aim } from "./aim.svelte";

const SLOP = 8; // pixels: a hand that clicks trembles
const THROW = 60;

export interface Hold {
  element: HTMLElement;
  place: string;
  aim: Aim;
  /** Choosing this leads to a question about its target. */
  leadsOn: (key: string) => boolean;
  /** It was put down where it cannot lie. */
  putBack: () => void;
  /** It has left its place: no click follows. */
  lifted: () => void;
}

type Deed = "choose" | "pick" | "throw";

/** From the press on: whether it becomes a drag shows in the movement. */
export function hold(press: PointerEvent, held: Hold): void {
  const { element } = held;
  const isTouch = press.pointerType !== "mouse";
  let deed: Deed | null = null;
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    const dx = event.clientX - press.clientX;
    const dy = event.clientY - press.clientY;
    if (!deed && !isTouch && Math.hypot(dx, dy) > SLOP) start();
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
  };

  // The first movement of a finger decides: along the way in which something around it scrolls, it scrolls.
  let isDecided = false;
  const slide = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!isDecided && touch) {
      isDecided = true;
      const dx = Math.abs(touch.clientX - press.clientX);
      const dy = Math.abs(touch.clientY - press.clientY);
      if (!scrolls(element, dx > dy)) start();
    }
    if (deed && event.cancelable) event.preventDefault();
  };

  function start(): void {
    deed = lift(held);
    ghost = shadowOf(element);
    held.lifted();
  }

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    end();
    if (deed) putDown(held, deed, press, event);
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    end();
    if (deed === "pick") held.aim.picked.clear();
  };

  function end(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    element.removeEventListener("touchmove", slide);
    ghost?.remove();
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  // On the piece itself: a finger's events go on there even when the piece has left the table.
  if (isTouch) element.addEventListener("touchmove", slide, { passive: false });
}

function lift({ aim, place, leadsOn }: Hold): Deed {
  const about = aim.fitting.filter((option) => option.points_at.includes(place));
  if (aim.needsAnother(place)) {
    if (!aim.isPicked(place)) aim.pick(place);
    return "pick";
  }
  const first = about.filter((option) => leadsOn(option.key));
  if (first.length !== 1) return "throw";
  aim.pickUp(first[0]!);
  return "choose";
}

function putDown({ aim, place, element, putBack }: Hold, deed: Deed, from: PointerEvent, to: PointerEvent): void {
  const under = placesAt(to.clientX, to.clientY).filter((one) => one !== place);
  if (deed === "choose") {
    aim.answerWith(under, putBack);
  } else if (deed === "pick") {
    const target = under.find((one) => aim.glows(one) && !aim.isPicked(one));
    if (target !== undefined) aim.pick(target);
    else aim.picked.clear();
  } else if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > THROW && isOnTable(to, element)) {
    aim.pick(place);
  }
}

function placesAt(x: number, y: number): string[] {
  const pieces = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>("[data-place]"));
  return [...new Set(pieces.flatMap((piece) => piece?.dataset.place ?? []))];
}

function isOnTable(event: PointerEvent, element: HTMLElement): boolean {
  const table = document.querySelector("main.table");
  return table !== null && (table.contains(document.elementFromPoint(event.clientX, event.clientY)) || !element.isConnected);
}

/** Something around it can be scrolled, sideways or up and down. */
function scrolls(element: HTMLElement, sideways: boolean): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const overflow = sideways ? style.overflowX : style.overflowY;
    const hidden = sideways ? around.scrollWidth - around.clientWidth : around.scrollHeight - around.clientHeight;
    if ((overflow === "auto" || overflow === "scroll") && hidden > 1) return true;
  }
  return false;
}

/** What is seen under the hand: a picture of the piece, which is nothing to touch or read. */
function shadowOf(piece: HTMLElement): HTMLElement {
  const box = piece.getBoundingClientRect();
  const shadow = piece.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-place", "data-face", "id"]) shadow.removeAttribute(name);
  shadow.classList.remove("glows", "picked", "aimed");
  shadow.setAttribute("aria-hidden", "true");
  shadow.inert = true;
  shadow.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0;z-index:70;opacity:.85;pointer-events:none;transition:none;animation:none`;
  // In the table's own surroundings, so that it looks as it did there.
  (piece.parentElement ?? document.body).append(shadow);
  const laid = shadow.getBoundingClientRect();
  shadow.style.left = `${2 * box.left - laid.left}px`;
  shadow.style.top = `${2 * box.top - laid.top}px`;
  return shadow;
}
