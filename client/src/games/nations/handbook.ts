import { t } from '@/shared/text.svelte';
import type { NationsView } from '@/wire/nations';
import components from '@/wire/nations-components.json';
import type { Handbook } from '../handbook';
import { tileName } from './speech';
import { kindWord, tileGives, type Tile } from './words';

const SYMBOLS = ['gold', 'stone', 'food', 'book', 'strength', 'reroll', 'vp'];
const KINDS = ['development', 'advisor', 'colony', 'wonder'];
const TILES = components.tiles as unknown as readonly Tile[];

/** `Building: 2 blue dice and 1 point`, a wonder with the stone it asks for. */
function tileWords(tile: Tile): string {
  return t('client-nations-term-tile', {
    kind: kindWord(tile),
    gives: tileGives(tile),
    stone: tile.kind === 'wonder' ? tile.stone : 0,
  });
}

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
  texts: ['client-nations', 'nations-tiles'],
  icons: {
    SET: 'settings',
    AGE: 'wait',
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
    ...[1, 2, 3, 4].map((age) => ({
      title: t(`nations-age-${age}`),
      terms: TILES.filter((tile) => tile.age === age).map((tile) => ({
        icon: tile.kind,
        name: tileName(tile),
        text: tileWords(tile),
      })),
    })),
  ],
  keys: [
    ['P', 'client-nations-key-pass'],
    ['X', 'client-nations-key-reroll'],
    ['B', 'client-nations-key-build'],
    ['N', 'client-nations-other-way'],
  ],
  now: (view) => NOW[(view as NationsView).stage] ?? 'AGE-5',
};
