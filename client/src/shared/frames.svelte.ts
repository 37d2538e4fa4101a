/** What may wait, so that no frame has too much to draw. */

import { onDestroy, untrack } from 'svelte';

type Act = () => void;
const waiting: Act[] = [];
/** Where the next one goes: after those that came since the last frame, before those that waited then. */
let place = 0;
let asked = false;

/** Does it in a frame of its own; what comes with it takes the next ones. */
export function inTurn(act: Act): () => void {
  waiting.splice(place++, 0, act);
  ask();
  return () => {
    const at = waiting.indexOf(act);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (at < place) place--;
  };
}

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(next);
}

function next(): void {
  const act = waiting.shift();
  place = 0;
  asked = false;
  if (waiting.length) ask();
  act?.();
}

/** The same, a frame later. */
export function behind<T>(read: () => T): () => T {
  let seen = $state.raw(untrack(read));
  let cancel: (() => void) | undefined;
  $effect(() => {
    read();
    cancel ??= inTurn(() => {
      cancel = undefined;
      seen = read();
    });
  });
  onDestroy(() => cancel?.());
  return () => seen;
}
