/** A worker carried to a frame: the same as choosing it and pressing the frame. */

import { draggable } from '@/shared/drag';
import { showTip } from '@/shared/tip.svelte';
import type { Area, Row } from './data';
import type { Play } from './play.svelte';

/** Attach to what shows an own worker. */
export function carriesWorker(play: Play, worker: () => number | null): ReturnType<typeof draggable> {
  return draggable((element) => {
    const carried = worker();
    if (carried === null || play.seat === null) return null;
    return {
      onto: '[data-frame]',
      picture: element.querySelector('svg[class*="seat-"]'),
      begin: () => {
        play.cancel();
        play.choose(carried);
      },
      drop: (frame) => {
        const [area, row, number] = frame?.dataset['frame']?.split(' ') ?? [];
        const target = { area: area as Area, row: row as Row, frame: Number(number) };
        if (frame && play.chosen === carried && play.accepts(target)) void play.place(target);
        else {
          const why = frame ? play.whyNot(target) : null;
          if (frame && why) showTip(frame, why);
          play.cancel();
        }
      },
    };
  });
}
