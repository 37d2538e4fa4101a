/** Gains that fly to where they count. Any key or tap ends them; nothing waits for them. */

import { follow } from './follow';
import { afterwards } from './frames.svelte';
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

/** A ring around what just gained something. It is an element of its own, so that what it surrounds is not redrawn. */
function glow(around: Element): void {
  if (!around.isConnected || !around.checkVisibility()) return;
  const ring = document.createElement('div');
  ring.className = 'ring-of-gain';
  ring.ariaHidden = 'true';
  const leave = follow(around, (box) => {
    ring.style.transform = `translate(${box.left}px, ${box.top}px)`;
    ring.style.width = `${box.width}px`;
    ring.style.height = `${box.height}px`;
  });
  document.body.append(ring);
  const animation = ring.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
    duration: GLOW,
    easing: 'ease-out',
  });
  flying.add(animation);
  void animation.finished.finally(() => {
    flying.delete(animation);
    leave();
    ring.remove();
  });
}

export function fly(flights: readonly Flight[]): void {
  // Nobody would see them, and they would wait until somebody does.
  if (!flights.length || document.hidden) return;
  // What happened is drawn first.
  afterwards(() => setOff(flights));
}

function setOff(flights: readonly Flight[]): void {
  const ways = flights.map((flight) => {
    const target = spot(flight.to);
    const [start, end] = [spot(flight.from), target].map((each) => each?.getBoundingClientRect());
    return { flight, target, start, end };
  });
  ways.forEach(({ flight, target, start, end }, index) => {
    if (!target) return;
    if (start && end && movesAllowed()) launch(flight, start, end, index * APART, () => glow(target));
    else glow(target);
  });
}

function launch(
  { icon, text = '' }: Flight,
  start: DOMRect,
  end: DOMRect,
  delay: number,
  landed: () => void,
): void {
  const token = document.createElement('div');
  token.className = 'flight';
  token.ariaHidden = 'true';
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
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
    landed();
  });
}
