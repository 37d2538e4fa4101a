/** A worker carried to a frame: the same as choosing it and pressing the frame. */

import { draggable } from '@/shared/drag';
import { tell } from '@/shared/tip.svelte';
import type { Play } from '../play.svelte';
import { targetOf } from '../mat/workers';

/** Attach to what shows an own worker. */
export function carriesWorker(play: Play, worker: () => number | null): ReturnType<typeof draggable> {
  return draggable((element) => {
    const carried = worker();
    if (carried === null || play.seat === null) return null;
    return {
      onto: '[data-frame]',
      picture: element.querySelector('.worker'),
      begin: () => {
        play.cancel();
        play.choose(carried);
      },
      drop: (frame) => {
        const target = frame && targetOf(frame);
        if (!target || play.chosen !== carried) play.cancel();
        else {
          if (!play.accepts(target)) void tell(frame, () => play.whyNotThere(target));
          void play.place(target).then((goes) => {
            if (!goes && play.chosen === carried) play.cancel();
          });
        }
      },
    };
  });
}
