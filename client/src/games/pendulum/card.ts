import type { GameCard } from '../game';
import Art from './Art.svelte';

const CHARACTERS = [
  'bolk-champion',
  'dhrenkir-insidious',
  'gambal-briber',
  'licinia-implacable',
  'mesoat-justicar',
  'bolk-warmonger',
  'dhrenkir-tyrant',
  'gambal-insurgent',
  'licinia-alchemist',
  'mesoat-pacifist',
];
const all = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);
const TEMPI: Readonly<Record<string, number>> = { fast: 0.5, printed: 1, calm: 1.5, slow: 2 };
const UNTIMED: Readonly<Record<string, readonly number[]>> = { none: [], first: [1], all: [1, 2, 3, 4] };

export const card: GameCard = {
  name: 'pendulum',
  Art,
  minutes: 60,
  options: [
    {
      key: 'tempo',
      values: Object.keys(TEMPI),
      usual: 'printed',
      applies: () => true,
      set: (value) => ({ tempo: TEMPI[value] ?? 1 }),
    },
    {
      key: 'untimed',
      values: ['none', 'first', 'all'],
      usual: 'none',
      applies: (seats) => seats > 1,
      set: (value) => ({ untimed: UNTIMED[value] ?? [] }),
    },
    {
      key: 'plans',
      values: ['yes', 'no'],
      usual: 'yes',
      applies: () => true,
      set: (value) => ({ plans: value === 'yes' }),
    },
    {
      key: 'character',
      values: ['random', ...CHARACTERS],
      usual: 'random',
      applies: () => true,
      set: (value, seats, own) =>
        value === 'random'
          ? {}
          : { characters: all(seats).map((seat) => (seat === Math.max(0, own) ? value : null)) },
    },
    { key: 'sides', values: ['basic', 'advanced', 'any'], usual: 'basic', applies: () => true },
    {
      key: 'variant',
      values: ['none', 'glory', 'both'],
      usual: 'none',
      applies: (seats) => seats > 1,
      set: (value, seats) => ({
        glory: value === 'none' ? [] : all(seats),
        worker_rule: value === 'both' ? all(seats) : [],
      }),
    },
    { key: 'automa', values: ['A', 'B', 'C', 'D', 'E', 'F'], usual: 'B', applies: (seats) => seats === 1 },
    {
      key: 'foreshadowing',
      values: ['no', 'yes'],
      usual: 'no',
      applies: (seats) => seats === 1,
      set: (value) => ({ foreshadowing: value === 'yes' }),
    },
  ],
  guided: { kind: 'bots', seats: 2, bot: 'novice', options: { untimed: UNTIMED['all'] } },
  lessons: async () => (await import('./lessons')).lessons,
  load: async () => (await import('./pendulum')).pendulum,
};
