/** One small note beside what a person points at or has the focus on: why something cannot be done. */

export interface Why {
  readonly sentence: string;
  /** The full id of the rule, `nations.BUY-1`. */
  readonly rule?: string | undefined;
}

interface Shown extends Why {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

export const tip: { shown: Shown | null } = $state({ shown: null });

let owner: Element | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

export function showTip(element: Element, why: Why): void {
  clearTimeout(leaving);
  const box = element.getBoundingClientRect();
  owner = element;
  tip.shown = { ...why, x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
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
  owner = null;
  tip.shown = null;
}

/** The note goes when what it belongs to is scrolled, not when something else is. */
export function scrolledAway(scrolled: EventTarget | null): void {
  if (owner && scrolled instanceof Node && scrolled.contains(owner)) hideTip();
}

/** Attach to an element: shows the reason, if there is one, on hover, focus and tap. */
export function because(reason: () => Why | null): (element: HTMLElement) => () => void {
  return (element) => {
    const show = (): void => {
      const why = reason();
      if (why) showTip(element, why);
    };
    const leave = (): void => leaveTip();
    const listeners: [string, () => void][] = [
      ['pointerenter', show],
      ['focus', show],
      ['click', show],
      ['pointerleave', leave],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      if (owner === element) hideTip();
    };
  };
}
