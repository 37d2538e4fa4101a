/** What may wait, so that no frame has too much to draw. */

import { flushSync, untrack } from 'svelte';

type Act = () => void;
/** Milliseconds: what took less leaves its frame room for the next. */
const LITTLE = 4;
/** News that came too late for a frame; parts of a screen; and what happened meanwhile. */
const news: Act[] = [];
const parts: Act[] = [];
const others: Act[] = [];
/** Where the next part goes: after those that came since the last turn, before those that waited then. */
let place = 0;
let asked = false;
/** Whether the frame that comes has news to draw already, or something that waited; and whether one was let pass. */
let full = false;
let drawn = false;
let waited = false;

function ask(): void {
  if (asked) return;
  asked = true;
  // What is done between two frames is no part of either.
  requestAnimationFrame(() => {
    full = drawn = false;
    setTimeout(next);
  });
}

function next(): void {
  waited = (full || news.length > 0) && !waited;
  const begun = performance.now();
  const long = (): boolean => performance.now() - begun >= LITTLE;
  try {
    tell();
    while (!waited && !long()) {
      place = 0;
      const act = parts.shift() ?? others.shift();
      if (!act) break;
      act();
      flushSync();
    }
  } finally {
    drawn = long();
    asked = false;
    if (drawn || news.length + parts.length + others.length) ask();
  }
}

function tell(): void {
  for (let act = news.shift(); act; act = news.shift()) {
    act();
    flushSync();
  }
}

/** Does it at once, or after the next frame if that one already has something to draw. The order is kept. */
export function soon(act: Act): void {
  news.push(act);
  // A hidden page has no frames.
  if (!drawn || document.hidden) tell();
}

/** Draws a part of a screen when its turn comes, in a separate frame if it takes long, and then the parts inside it. */
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
