/** What the sentences of Pendulum are made of. */

import { Teller, type Speech, type Telling } from '@/shared/sentences';
import { plainText } from '@/shared/text.svelte';
import type { Event, Move } from '@/wire/pendulum';
import components from '@/wire/pendulum-components.json';
import words from '@/wire/pendulum-words.json';

export const speech: Speech = {
  name: 'pendulum',
  words,
  components: () => components,
  spot: (kind, id, thing) => {
    const line = `${String(thing['area'])}-${String(thing['row'])}`;
    if (kind === 'timer') return `timer-${id}`;
    if (kind === 'achievement') return 'achievement';
    if (kind === 'province')
      return ['Refilled', 'Conquered'].includes(String(thing['type'])) ? 'provinces' : undefined;
    if (kind !== 'action') return undefined;
    return 'frame' in thing
      ? `frame-${line}-${String(thing['frame'])}`
      : `box-${line}-${String(thing['box'])}`;
  },
};

/** What a move is called. */
export const moveWords = (move: Move, telling: Telling): string =>
  plainText(new Teller(speech, telling).sentence('move', move));

export const eventWords = (event: Event, telling: Telling): string =>
  plainText(new Teller(speech, telling).sentence('event', event));

/** What the viewer decides now, or what is going on. */
export const promptWords = (telling: Telling): string => plainText(new Teller(speech, telling).prompt());

const NOBODY: Telling = { view: { seat: null, to_act: [] }, names: [], options: {} };
const about = (kind: string, id: string): string => new Teller(speech, NOBODY).about(kind, id);

/** What a stratagem or reward does. */
export const cardWords = (id: string): string => about('card', id);
export const provinceWords = (id: string): string => about('province', id);
