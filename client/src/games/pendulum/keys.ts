/** The keys of the table. */

import { tick } from 'svelte';
import { isTyping, walkFocus } from '@/shared/focus';
import { onKeys } from '@/shared/keys';
import type { Play } from './play.svelte';
import { PLACES, targetOf } from './mat/workers';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Around {
  readonly toggleBoard: () => void;
  readonly escape: () => void;
}

export function tableKeys(play: Play, { toggleBoard, escape }: Around): () => void {
  return onKeys({
    ...Object.fromEntries(PLACES.map((number) => [String(number), () => play.pressNumber(number)])),
    f: () => play.flip(),
    a: () => play.claim(),
    r: () => play.refill(),
    u: () => play.pickUp(),
    l: () => play.togglePlanning(),
    d: () => play.say(),
    s: () => void toHand(play),
    p: () => play.table.pause?.(),
    b: toggleBoard,
    Escape: escape,
  });
}

async function toHand(play: Play): Promise<void> {
  play.looking = null;
  await tick();
  document.querySelector<HTMLElement>('[data-stratagem]')?.focus();
}

/** Moves the focus over the frames that accept the chosen worker. */
function walk(play: Play, step: 1 | -1): void {
  const left = (each: HTMLElement): number => each.getBoundingClientRect().left;
  const frames = [...document.querySelectorAll<HTMLElement>('[data-frame]')]
    .filter((each) => play.accepts(targetOf(each)))
    .sort((a, b) => left(a) - left(b));
  walkFocus(frames, step);
}

/** While a worker is chosen, the letters on the frames place it and the arrows walk over them. */
export function placeByKeys(play: Play, event: KeyboardEvent): void {
  if (play.chosen === null || play.byItself || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && isTyping(event.target)) return;
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    walk(play, step);
    return;
  }
  // By its letter, whether it accepts or not: the hand may be ahead of what is marked, or a rival ahead of the hand.
  const letter = CSS.escape(event.key.toLowerCase());
  const frame = document.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
  if (!frame) return;
  event.preventDefault();
  event.stopPropagation();
  frame.click();
}
