import { t } from '@/shared/text.svelte';
import type { NationsView } from '@/wire/nations';
import type { Handbook } from '../handbook';

const SYMBOLS = ['gold', 'stone', 'food', 'book', 'strength', 'reroll', 'vp'];
const KINDS = ['development', 'advisor', 'colony', 'wonder'];
/** By stage, where another rule is in question than on a turn. */
const NOW: Readonly<Record<string, string>> = {
  paying: 'PAY-1',
  replacing: 'BUY-3',
  'returning-dice': 'BUY-4',
  'returning-chits': 'BUY-5',
  rolling: 'RER-1',
  books: 'BOO-1',
  famine: 'FAM-1',
  war: 'WAR-1',
  over: 'END-1',
};

export const handbook: Handbook = {
  icons: {
    SET: 'settings',
    AGE: 'time-marker',
    PAY: 'gold',
    RER: 'reroll',
    BUY: 'development',
    WON: 'wonder',
    BOO: 'book',
    FAM: 'famine',
    ORD: 'people',
    WAR: 'war',
    END: 'vp',
    SOL: 'bot',
  },
  terms: () => [
    {
      title: t('client-terms-symbols'),
      terms: SYMBOLS.map((icon) => ({
        icon,
        name: t(icon === 'vp' ? 'client-nations-points-track' : `nations-${icon}`),
        text: t(`client-nations-term-${icon}`),
      })),
    },
    {
      title: t('client-nations-terms-tiles'),
      terms: KINDS.map((icon) => ({
        icon,
        name: t(`nations-${icon}`),
        text: t(`client-nations-term-${icon}`),
      })),
    },
  ],
  keys: [
    ['P', 'client-nations-key-pass'],
    ['X', 'client-nations-key-reroll'],
    ['B', 'client-nations-key-build'],
    ['N', 'client-nations-other-way'],
  ],
  now: (view) => NOW[(view as NationsView).stage] ?? 'AGE-5',
};
