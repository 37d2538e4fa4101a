/** What may wait, so that no frame has too much to draw. */

import { flushSync, untrack } from 'svelte';

type Act = () => void;
/** Milliseconds: what took less leaves its frame room for the next. */
const LITTLE = 4;
/** Parts of a screen, which come first; and what happened meanwhile. */
const parts: Act[] = [];
const others: Act[] = [];
/** Where the next part goes: after those that came since the last turn, before those that waited then. */
let place = 0;
let asked = false;
/** Whether the frame that comes has much to draw already; and whether one has been waited for. */
let full = false;
let waited = false;

function ask(): void {
  if (asked) return;
  asked = true;
  // What is done between two frames is no part of either.
  requestAnimationFrame(() => {
    full = false;
    setTimeout(next);
  });
}

function next(): void {
  waited = full && !waited;
  const begun = performance.now();
  try {
    while (!waited && performance.now() - begun < LITTLE) {
      place = 0;
      const act = parts.shift() ?? others.shift();
      if (!act) break;
      act();
      flushSync();
    }
  } finally {
    asked = false;
    if (parts.length + others.length) ask();
  }
}

/** Draws a part of a screen in its turn, in a frame of its own if it takes long; the parts within it come next. */
export function inTurn(draw: Act): () => void {
  parts.splice(place++, 0, draw);
  ask();
  return () => {
    const at = parts.indexOf(draw);
    if (at < 0) return;
    parts.splice(at, 1);
    if (at < place) place--;
  };
}

/** Does it after the parts that wait. */
export function afterwards(act: Act): () => void {
  others.push(act);
  ask();
  return () => {
    const at = others.indexOf(act);
    if (at >= 0) others.splice(at, 1);
  };
}

/** The same, at least a frame later. */
export function behind<T>(read: () => T): () => T {
  let seen = $state.raw(untrack(read));
  let cancel: (() => void) | undefined;
  $effect(() => {
    read();
    full = true;
    cancel ??= afterwards(() => {
      cancel = undefined;
      seen = read();
    });
  });
  $effect(() => () => cancel?.());
  return () => seen;
}
