/** What a lesson points at, as it lies on the screen now. */

import type { Pointer } from '@/games/game';

export interface Pointed {
  readonly pointer: Pointer;
  readonly elements: readonly HTMLElement[];
  /** It lies under this tab, which is pointed at in its place. */
  readonly tab: string | null;
}

const MOST = 16;

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
    .slice(0, MOST);
}

/** The first that is on the screen; else the last, by its tab. */
export function find(pointers: readonly Pointer[]): Pointed | null {
  for (const pointer of pointers) {
    const elements = seen(pointer.at);
    if (elements.length) return { pointer, elements, tab: null };
  }
  const pointer = pointers.at(-1);
  if (!pointer) return null;
  const elements = pointer.tab ? seen(`[data-tab="${pointer.tab}"]:not([aria-current])`) : [];
  return { pointer, elements, tab: elements[0]?.textContent ?? null };
}

export function areaOf(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** By element, the scrolling frames that cut it off. */
const frames = new WeakMap<Element, readonly Element[]>();

function framesOf(element: Element): readonly Element[] {
  let found = frames.get(element);
  if (!found) {
    const around: Element[] = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowY !== 'visible') around.push(at);
    frames.set(element, (found = around));
  }
  return found;
}

/** The top of what covers the lower end of the element's scrolling frame; Infinity if nothing does. */
export function lidOf(element: Element): number {
  const lids = framesOf(element).flatMap((frame) => [...frame.querySelectorAll('[data-lid]')]);
  const { left, right } = element.getBoundingClientRect();
  const tops = lids
    .filter((lid) => !lid.contains(element) && !element.contains(lid))
    .map((lid) => lid.getBoundingClientRect())
    .filter((lid) => lid.left < right && lid.right > left)
    .map((lid) => lid.top);
  return Math.min(Infinity, ...tops);
}

/** The part of it that is not scrolled away; null: none. */
export function shownPart(element: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const frame of framesOf(element)) {
    const outer = frame.getBoundingClientRect();
    left = Math.max(left, outer.left);
    top = Math.max(top, outer.top);
    right = Math.min(right, outer.right);
    bottom = Math.min(bottom, outer.bottom);
  }
  bottom = Math.min(bottom, lidOf(element));
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}
