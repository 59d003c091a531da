// A piece is picked up, carried and put down, with the mouse or a finger.
//
// While it is carried, what it may be put on glows, and nothing is answered: `Aim` knows where that
// is, or learns it from the server. Put down anywhere else, it goes back to its place.

import type { Aim, Carried, Ways } from "./aim.svelte";

const SLOP = 8; // pixels: a hand that clicks trembles
const EDGE = 56; // pixels from the edge of the table where it begins to move along
const PACE = 14; // pixels that it moves then, for each picture

export interface Hold {
  element: HTMLElement;
  place: string;
  /** Where its copies lie: to put it on them means nothing. */
  copies: readonly string[];
  aim: Aim;
  ways: Ways;
  /** It has left its place: no click follows. */
  lifted: () => void;
}

/** From the press on: whether it becomes a drag shows in the movement. */
export function hold(press: PointerEvent, held: Hold): void {
  const { element, aim } = held;
  const isTouch = press.pointerType !== "mouse";
  let carried: Carried | null = null;
  let ghost: HTMLElement | null = null;
  let here = { x: press.clientX, y: press.clientY };

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    here = { x: event.clientX, y: event.clientY };
    const dx = here.x - press.clientX;
    const dy = here.y - press.clientY;
    if (!carried && !isTouch && Math.hypot(dx, dy) > SLOP) start();
    if (carried && !aim.carried) return end(); // another question has come
    if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
  };

  // The first movement of a finger decides: along a row that goes sideways, it pushes the row.
  let isDecided = false;
  const slide = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!isDecided && touch) {
      isDecided = true;
      const isSideways = Math.abs(touch.clientX - press.clientX) > Math.abs(touch.clientY - press.clientY);
      if (!isSideways || !scrollsSideways(element)) start();
    }
    if (carried && event.cancelable) event.preventDefault();
  };

  function start(): void {
    carried = aim.carry(held.place, held.ways, held.copies);
    ghost = shadowOf(element);
    held.lifted();
    requestAnimationFrame(moveAlong);
  }

  /** At the edge of the table, what lies beyond it comes nearer. */
  function moveAlong(): void {
    if (!ghost) return;
    for (let around = element.parentElement; around?.closest("main.table"); around = around.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(around).overflowY)) continue;
      const edge = around.getBoundingClientRect();
      if (here.y < edge.top + EDGE) around.scrollTop -= PACE;
      else if (here.y > edge.bottom - EDGE) around.scrollTop += PACE;
    }
    requestAnimationFrame(moveAlong);
  }

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    end();
    if (carried) aim.putDown(carried, placesAt(event.clientX, event.clientY));
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    end();
    if (carried) aim.putBack();
  };

  function end(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    element.removeEventListener("touchmove", slide);
    ghost?.remove();
    ghost = null;
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  // On the piece itself: a finger's events go on there even when the piece has left the table.
  if (isTouch) element.addEventListener("touchmove", slide, { passive: false });
}

/** The places and zones under a point, what lies on top first. */
function placesAt(x: number, y: number): string[] {
  const found = document
    .elementsFromPoint(x, y)
    .flatMap((one) => [
      one.closest<HTMLElement>("[data-place]")?.dataset.place ?? [],
      one.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? [],
    ]);
  return [...new Set(found.flat())];
}

/** A row around it can be pushed sideways. */
function scrollsSideways(element: HTMLElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX } = getComputedStyle(around);
    if ((overflowX === "auto" || overflowX === "scroll") && around.scrollWidth - around.clientWidth > 1) return true;
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
  shadow.dataset.shadow = "";
  shadow.inert = true;
  shadow.style.cssText += `;position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0;z-index:70;opacity:.85;pointer-events:none;transition:none;animation:none`;
  // In the table's own surroundings, so that it looks as it did there.
  (piece.parentElement ?? document.body).append(shadow);
  const laid = shadow.getBoundingClientRect();
  shadow.style.left = `${2 * box.left - laid.left}px`;
  shadow.style.top = `${2 * box.top - laid.top}px`;
  return shadow;
}
