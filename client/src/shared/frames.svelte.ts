/** What may wait, so that no frame has too much to draw. */

import { onDestroy, untrack } from 'svelte';

/** Does it when so many frames have been drawn. */
export function afterFrames(count: number, act: () => void): () => void {
  let frame = requestAnimationFrame(next);
  function next(): void {
    if (count-- > 0) frame = requestAnimationFrame(next);
    else act();
  }
  return () => cancelAnimationFrame(frame);
}

/** The same, a frame later. */
export function behind<T>(read: () => T): () => T {
  let seen = $state.raw(untrack(read));
  let coming: (() => void) | undefined;
  $effect(() => {
    read();
    coming ??= afterFrames(1, () => {
      coming = undefined;
      seen = read();
    });
  });
  onDestroy(() => coming?.());
  return () => seen;
}
