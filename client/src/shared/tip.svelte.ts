/** One small note beside what a person points at or has the focus on: why something cannot be done. */

import { follow } from './follow';
import { rests } from './pointer';

export interface Why {
  readonly sentence: string;
  /** The full id of the rule, `nations.BUY-1`. */
  readonly rule?: string | undefined;
  /** Whether it holds for a moment only. */
  readonly brief?: boolean;
  /** What the sentence is made of. */
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Known at once, or asked for; null: there is nothing to say. */
export type Reason = Why | null | Promise<Why | null>;

interface Shown extends Why {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

export const tip: { shown: Shown | null } = $state({ shown: null });

let owner: Element | null = null;
/** Asks again for the reason that the tip shows. */
let lookAgain: (() => void) | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The note stays beside what it belongs to. */
let unfollow = (): void => undefined;

function showTip(element: Element, why: Why, again: (() => void) | null = null): void {
  clearTimeout(leaving);
  unfollow();
  owner = element;
  lookAgain = again;
  unfollow = follow(element, (box) => {
    tip.shown = { ...why, x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
  });
}

/** Shows the reason once it is known, if there is one. */
export async function tell(element: Element, reason: () => Reason): Promise<void> {
  const why = await reason();
  if (why && element.isConnected) showTip(element, why, () => void tell(element, reason));
  else if (owner === element) hideTip();
}

export function keepTip(): void {
  clearTimeout(leaving);
}

let held = false;

/** Keeps the note while the button is down, since a drag takes the pointer off the element. */
export function holdTip(): void {
  const release = (): void => {
    held = false;
  };
  held = true;
  clearTimeout(leaving);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true });
}

/** Hide it, with a moment to reach the link in it. */
export function leaveTip(delay = 250): void {
  if (held) return;
  clearTimeout(leaving);
  leaving = setTimeout(hideTip, delay);
}

export function hideTip(): void {
  clearTimeout(leaving);
  unfollow();
  owner = lookAgain = null;
  tip.shown = null;
}

/** Call when the position has changed: what the note says may no longer hold. */
export function renewTip(): void {
  outdated = true;
  if (performance.now() - lastUsed < USED) lookAhead();
  // What is gone from the page is not asked any more.
  if (lookAgain && owner?.isConnected) lookAgain();
  else hideTip();
}

/** Everything that a person can point at, with what there is to say about it. */
const pointable = new Map<HTMLElement, () => Reason>();
/** Milliseconds after a change until reasons are looked up: often another one follows. */
const AHEAD = 120;
/** Who has used the page within so many milliseconds is likely to point at something. */
const USED = 5000;
/** Whether something changed since all reasons were looked up. */
let outdated = false;
let lastUsed = -USED;
let ahead: ReturnType<typeof setTimeout> | undefined;

/** Looks up soon what there is to say about anything in sight, so that it is there when it is pointed at. */
function lookAhead(delay = AHEAD): void {
  ahead ??= setTimeout(() => {
    ahead = undefined;
    outdated = false;
    for (const [element, reason] of pointable) if (element.checkVisibility()) void reason();
  }, delay);
}

/** Call when the pointer moves. */
export function moved(): void {
  lastUsed = performance.now();
  if (outdated) lookAhead(0);
}

/** Call when something was pressed, which may change what there is to say. */
export function pressed(): void {
  outdated = true;
  moved();
}

/** The note goes when what it belongs to is scrolled, not when something else is. */
export function scrolledAway(scrolled: EventTarget | null): void {
  if (owner && scrolled instanceof Node && scrolled.contains(owner)) hideTip();
}

/** Attach to an element: shows the reason, if there is one, on hover, focus and tap. */
export function because(reason: () => Reason): (element: HTMLElement) => () => void {
  return (element) => {
    pointable.set(element, reason);
    let looks = 0;
    const present = (why: Why | null): void => {
      if (why) showTip(element, why, look);
      else if (lookAgain === look) hideTip();
    };
    const look = (): void => {
      const mine = ++looks;
      const why = reason();
      if (why instanceof Promise) void why.then((told) => mine === looks && present(told));
      else present(why);
    };
    const leave = (): void => {
      element.removeEventListener('pointermove', point);
      looks++;
      leaveTip();
    };
    /** Who rests points at nothing; they do as soon as they move. */
    const point = (event: PointerEvent): void => {
      element.removeEventListener('pointermove', point);
      if (rests(event)) element.addEventListener('pointermove', point);
      else look();
    };
    element.addEventListener('pointerenter', point);
    const listeners: [string, () => void][] = [
      ['focus', look],
      ['click', look],
      ['pointerleave', leave],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener('pointerenter', point);
      element.removeEventListener('pointermove', point);
      pointable.delete(element);
      looks++;
      if (owner === element) hideTip();
    };
  };
}
