/** Gains that fly to where they count. Any key or tap ends them; nothing waits for them. */

import { movesAllowed } from './settings.svelte';

const flying = new Set<Animation>();
const FLY = 420;
const GLOW = 700;
const APART = 90;

export interface Flight {
  /** Names of things, as in `data-spot`. */
  readonly from: string;
  readonly to: string;
  readonly icon: string;
  readonly text?: string;
}

function skip(): void {
  for (const animation of flying) animation.finish();
}

export function begin(): void {
  addEventListener('keydown', skip, { capture: true });
  addEventListener('pointerdown', skip, { capture: true });
}

function spot(name: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)];
  return found.find((element) => element.offsetParent !== null) ?? null;
}

export function glow(name: string): void {
  spot(name)?.animate(
    [{ boxShadow: '0 0 0 0 var(--accent)' }, { boxShadow: '0 0 0 5px var(--accent)', offset: 0.3 }, {}],
    { duration: GLOW, easing: 'ease-out' },
  );
}

export function fly(flights: readonly Flight[]): void {
  if (!movesAllowed() || document.hidden) {
    for (const { to } of flights) glow(to);
    return;
  }
  if (!flights.length) return;
  // Measured when the page is about to be laid out anyway.
  requestAnimationFrame(() => {
    const ways = flights.map((flight) => ({
      ...flight,
      start: spot(flight.from)?.getBoundingClientRect(),
      end: spot(flight.to)?.getBoundingClientRect(),
    }));
    ways.forEach(({ start, end, ...flight }, index) => {
      if (start && end) take(flight, start, end, index * APART);
    });
  });
}

function take({ to, icon, text = '' }: Flight, start: DOMRect, end: DOMRect, delay: number): void {
  const token = document.createElement('div');
  token.className = 'flight';
  token.ariaHidden = 'true';
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  picture.append(use);
  token.append(picture, text);
  document.body.append(token);
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + Math.min(box.height, 120) / 2}px) translate(-50%, -50%) scale(${scale})`;
  const animation = token.animate(
    [
      { transform: at(start, 0.7), opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: at(end, 1), opacity: 1, offset: 0.9 },
      { transform: at(end, 0.6), opacity: 0 },
    ],
    { duration: FLY * 1.4, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
  );
  flying.add(animation);
  void animation.finished.finally(() => {
    flying.delete(animation);
    token.remove();
    glow(to);
  });
}
