/** A worker dragged to a frame: the same as choosing it and pressing the frame. */

import type { Play } from './play.svelte';
import type { Area, Row } from './data';

const FAR = 7;

/** Attach to what shows an own worker. */
export function draggable(play: Play, worker: () => number | null): (element: HTMLElement) => () => void {
  return (element) => {
    const down = (start: PointerEvent): void => {
      const carried = worker();
      if (carried === null || start.button !== 0 || play.seat === null) return;
      let ghost: HTMLElement | null = null;
      const move = (event: PointerEvent): void => {
        if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
        if (!ghost) {
          play.planning = false;
          play.choose(carried);
          ghost = document.createElement('div');
          ghost.className = 'carried';
          const picture = element.querySelector('svg[class*="seat-"]');
          if (picture) ghost.append(picture.cloneNode(true));
          document.body.append(ghost);
        }
        ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -70%)`;
      };
      const up = (event: PointerEvent): void => {
        stop();
        if (!ghost) return;
        ghost.remove();
        // The press that ends a drag is no press of its own.
        const swallow = (click: MouseEvent): void => click.stopPropagation();
        addEventListener('click', swallow, { capture: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        const frame = document
          .elementFromPoint(event.clientX, event.clientY)
          ?.closest<HTMLElement>('[data-frame]');
        const [area, row, number] = frame?.dataset['frame']?.split(' ') ?? [];
        if (area) void play.place({ area: area as Area, row: row as Row, frame: Number(number) });
        else play.cancel();
      };
      const stop = (): void => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', stop);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', stop);
    };
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}
