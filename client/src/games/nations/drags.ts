/** What can be carried: a tile to the own nation, a die or chit to what it shall pay for. */

import { draggable, type Carried } from '@/shared/drag';
import { tell } from '@/shared/tip.svelte';
import type { Choice, Draft } from './draft.svelte';

type Attachment = (element: HTMLElement) => () => void;

/** Onto the nation: bought as proposed. Onto the purchase: chosen, and nothing is sent yet. */
export function tileDrag(draft: Draft, place: number): Attachment {
  return draggable((element) => {
    const choice: Choice = { type: 'buy', place };
    if (!draft.mine || !draft.offers(choice)) {
      void tell(element, () => draft.whyNotBegin(choice));
      return null;
    }
    return {
      onto: '[data-nation], [data-slot], [data-purchase]',
      begin: () => draft.pick(choice),
      drop: (onto) => {
        const slot = onto?.dataset['slot'];
        if (!onto) draft.cancel();
        else if (slot !== undefined && draft.replaces) draft.replace(Number(slot));
        if (onto && onto.dataset['purchase'] === undefined) void draft.commit();
      },
    };
  });
}

/** In and out of what is being chosen; or onto a tile, the wonder or the reroll to begin with it. */
export function pieceDrag(draft: Draft, index: number): Attachment {
  return draggable((element): Carried | null => {
    if (!draft.mine) return null;
    const chosen = draft.chosen.has(index) && draft.choosing;
    return {
      onto: chosen ? '[data-available]' : '[data-payment], [data-purchase], [data-place], [data-action]',
      picture: element.querySelector('svg'),
      drop: (onto) => {
        if (!onto) return;
        if (chosen) draft.toggle(index);
        else if (onto.matches('[data-place], [data-action]')) beginWith(draft, index, onto);
        else if (draft.choosing) draft.toggle(index);
      },
    };
  });
}

function beginWith(draft: Draft, index: number, onto: HTMLElement): void {
  const { place, action } = onto.dataset;
  const choice: Choice =
    place !== undefined
      ? { type: 'buy', place: Number(place) }
      : { type: action === 'build' ? 'build' : 'reroll' };
  if (!draft.offers(choice)) {
    void tell(onto, () => draft.whyNotBegin(choice));
    return;
  }
  draft.pick(choice);
  void draft.with(index);
}
