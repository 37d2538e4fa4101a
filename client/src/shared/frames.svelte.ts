/** Spreads drawing over frames, so that none has too much to draw. */

import { flushSync, untrack } from 'svelte';

type Act = () => void;
/** Milliseconds; what takes less leaves room for more in the same frame. */
const LITTLE = 4;
/** What waits, by urgency: news, which all go into the next frame; parts of a screen; and what is done afterwards. */
const news: Act[] = [];
const parts: Act[] = [];
const others: Act[] = [];
/** Where the next part is inserted: behind those that came since the last turn, before those that waited already. */
let place = 0;
let asked = false;
/** Whether the coming frame has an update to draw. */
let full = false;
/** Whether something long was done since the last frame. */
let drawn = false;
/** Whether the parts were left for the next frame, which they never are twice in a row. */
let waited = false;

function ask(): void {
  if (asked) return;
  asked = true;
  // After the frame, so that the work delays neither this frame nor the next.
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
    if (!waited) draw(long);
  } finally {
    drawn = long();
    asked = false;
    if (drawn || news.length + parts.length + others.length) ask();
  }
}

/** Draws one part at least, even where the news took long. */
function draw(long: () => boolean): void {
  do {
    place = 0;
    const act = parts.shift() ?? others.shift();
    if (!act) break;
    act();
    flushSync();
  } while (!long());
}

function tell(): void {
  for (let act = news.shift(); act; act = news.shift()) {
    act();
    flushSync();
  }
}

/** Does something at once, or after the next frame if that has a lot to draw already. The order is kept. */
export function soon(act: Act): void {
  news.push(act);
  // A hidden page has no frames.
  if (!drawn || document.hidden) tell();
}

/** Draws a part of a screen in its turn, and then the parts inside it; what takes long has a frame of its own. */
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

/** Does something when no part waits any more. */
export function afterwards(act: Act): () => void {
  others.push(act);
  ask();
  return () => {
    const at = others.indexOf(act);
    if (at >= 0) others.splice(at, 1);
  };
}

/** Follows what `read` returns, at least a frame later and after all parts that wait. */
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
