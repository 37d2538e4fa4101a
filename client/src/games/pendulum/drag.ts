/** A worker dragged to a frame: the same as choosing it and pressing the frame. */

import { draggable as carries } from '@/shared/drag';
import type { Area, Row } from './data';
import type { Play } from './play.svelte';

/** Attach to what shows an own worker. */
export function draggable(play: Play, worker: () => number | null): (element: HTMLElement) => () => void {
  return carries((element) => {
    const carried = worker();
    if (carried === null || play.seat === null) return null;
    return {
      onto: '[data-frame]',
      picture: element.querySelector('svg[class*="seat-"]'),
      begin: () => {
        play.planning = false;
        play.choose(carried);
      },
      drop: (frame) => {
        const [area, row, number] = frame?.dataset['frame']?.split(' ') ?? [];
        if (area) void play.place({ area: area as Area, row: row as Row, frame: Number(number) });
        else play.cancel();
      },
    };
  });
}
