/** One small note beside what a person points at or has the focus on: why something cannot be done. */

export interface Why {
  readonly sentence: string;
  /** The full id of the rule, `nations.BUY-1`. */
  readonly rule?: string | undefined;
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
/** Looks up the reason of the note anew. */
let lookAgain: (() => void) | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

export function showTip(element: Element, why: Why, again: (() => void) | null = null): void {
  clearTimeout(leaving);
  const box = element.getBoundingClientRect();
  owner = element;
  lookAgain = again;
  tip.shown = { ...why, x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
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

/** Hide it, with a moment to reach the link in it. */
export function leaveTip(delay = 250): void {
  clearTimeout(leaving);
  leaving = setTimeout(hideTip, delay);
}

export function hideTip(): void {
  clearTimeout(leaving);
  owner = lookAgain = null;
  tip.shown = null;
}

/** Call when the position has changed: what the note says may no longer hold. */
export function renewTip(): void {
  if (lookAgain) lookAgain();
  else hideTip();
}

/** The note goes when what it belongs to is scrolled, not when something else is. */
export function scrolledAway(scrolled: EventTarget | null): void {
  if (owner && scrolled instanceof Node && scrolled.contains(owner)) hideTip();
}

/** A pointer that comes from another element asks only if it rests for so many milliseconds. */
const REST = 60;
let lastLooked = -REST;

/** Attach to an element: shows the reason, if there is one, on hover, focus and tap. */
export function because(reason: () => Reason): (element: HTMLElement) => () => void {
  return (element) => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    const present = (why: Why | null): void => {
      if (why) showTip(element, why, look);
      else if (lookAgain === look) hideTip();
    };
    const look = (): void => {
      clearTimeout(resting);
      lastLooked = performance.now();
      const mine = ++looks;
      const why = reason();
      if (why instanceof Promise) void why.then((told) => mine === looks && present(told));
      else present(why);
    };
    const enter = (): void => {
      clearTimeout(resting);
      if (performance.now() - lastLooked < REST) resting = setTimeout(look, REST);
      else look();
    };
    const leave = (): void => {
      clearTimeout(resting);
      looks++;
      leaveTip();
    };
    const listeners: [string, () => void][] = [
      ['pointerenter', enter],
      ['focus', look],
      ['click', look],
      ['pointerleave', leave],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      clearTimeout(resting);
      looks++;
      if (owner === element) hideTip();
    };
  };
}
