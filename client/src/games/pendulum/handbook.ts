import { t } from '@/shared/text.svelte';
import type { PendulumView } from '@/wire/pendulum';
import type { Handbook } from '../handbook';
import { CARD_IDS } from './data';
import { cardWords } from './speech';
import { capital, cardName, word } from './words';

const SYMBOLS = [
  'military',
  'culture',
  'gold',
  'votes',
  'any',
  'power',
  'prestige',
  'popularity',
  'legendary',
];
/** By phase, where another rule is in question than while sand runs. */
const NOW: Readonly<Record<string, string>> = {
  opening: 'SET-9',
  starting: 'TIM-1',
  called: 'COU-1',
  rewards: 'COU-5',
  trimming: 'COU-11',
  placing: 'COU-13',
  over: 'END-1',
};

export const handbook: Handbook = {
  texts: ['client-pendulum'],
  icons: {
    SET: 'settings',
    TIM: 'timer-purple',
    WRK: 'common',
    ECO: 'any',
    STR: 'stratagem',
    ACH: 'achievement',
    COU: 'council',
    PRV: 'province',
    CLM: 'pause',
    END: 'vp',
    UNT: 'time-marker',
    ADV: 'legendary',
    AUT: 'bot',
  },
  terms: () => [
    {
      title: t('client-terms-symbols'),
      terms: SYMBOLS.map((icon) => ({
        icon,
        name: capital(icon === 'any' ? t('client-pendulum-any') : word(icon)),
        text: t(`client-pendulum-term-${icon}`),
      })),
    },
    {
      title: t('client-terms-cards'),
      terms: CARD_IDS.map((id) => ({ icon: 'stratagem', name: cardName(id), text: cardWords(id) })),
    },
  ],
  keys: [
    ['1 2 3 4', 'client-pendulum-key-worker'],
    ['F', 'client-pendulum-key-flip'],
    ['S', 'client-pendulum-key-hand'],
    ['A', 'client-pendulum-key-claim'],
    ['R', 'client-pendulum-key-refill'],
    ['U', 'client-pendulum-key-pick-up'],
    ['L', 'client-pendulum-key-plan'],
    ['D', 'client-pendulum-key-say'],
    ['P', 'client-tool-pause'],
    ['B', 'client-pendulum-see-board'],
  ],
  now: (view) => NOW[(view as PendulumView).phase] ?? 'WRK-1',
};
