/** The window as it is measured in text: larger text is a smaller window. At a table everything grows with a large
 * window, by the size of the text of the page, in which all lengths are given. */

import { settings, TEXT_SIZES } from './settings.svelte';

/** A window of this size is filled without growing. */
const FILLED = { width: 1536, height: 800 };
const MOST = 2;

const inner = $state({ width: innerWidth, height: innerHeight });
addEventListener('resize', () => {
  inner.width = innerWidth;
  inner.height = innerHeight;
});

/** The height of a strip at the foot of the window, in pixels. */
const strip = $state({ height: 0 });

export function leaveBelow(height: number): void {
  strip.height = height;
  document.documentElement.style.setProperty('--foot', `${height}px`);
}

function growth(): number {
  return Math.min(MOST, Math.max(1, Math.min(inner.width / FILLED.width, inner.height / FILLED.height)));
}

/** How much larger than usual everything is. */
export function scaleNow(): number {
  return growth() * TEXT_SIZES[settings.text];
}

export function room(): { readonly width: number; readonly height: number } {
  const scale = scaleNow();
  return { width: inner.width / scale, height: inner.height / scale };
}

/** The height of it above the strip. */
export function heightAbove(): number {
  return room().height - strip.height / scaleNow();
}

/** Call in an effect of a table: the page grows with the window and says which layout it has. */
export function fill(layout: string): () => void {
  const root = document.documentElement;
  root.style.setProperty('--growth', String(growth()));
  root.dataset['layout'] = layout;
  return () => {
    root.style.removeProperty('--growth');
    delete root.dataset['layout'];
  };
}
