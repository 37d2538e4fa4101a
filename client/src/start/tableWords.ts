/** How a table is played, in words: the preset it is nearest to, and what differs from it. */

import { find, joined, t } from '@/shared/text.svelte';
import type { Absence, Allowance, Choice, Preset, SetUp } from '@/wire/http';
import { clock, weekday } from './day';

export const SECONDS = 60;
export const ABSENCES = ['offer', 'wait', 'pause', 'bot'] as const;

/** All that is chosen for a table, beside who sits where. */
export interface Wish {
  /** By choice its value; what a game has no words for is left out. */
  readonly choices: Readonly<Record<string, string>>;
  readonly hints: boolean;
  readonly open: boolean;
  readonly absence: Absence['do'];
  /** Time to think in a match over days. */
  readonly tempo: Tempo;
  /** From when to when time stands still each day, in minutes after midnight, and on which days, 0 is Monday. */
  readonly night: readonly [number, number] | null;
  readonly daysOff: readonly number[];
  /** The time zone of both. */
  readonly zone: string;
  /** What happens to who runs out of time. */
  readonly late: NonNullable<Allowance['then']>;
}

const HOUR = 3600;
/** What is proposed for a night. */
export const NIGHT: readonly [number, number] = [22 * 60, 8 * 60];
const ALLOWED = {
  half: { kind: 'move', seconds: 12 * HOUR, increment: 0 },
  day: { kind: 'move', seconds: 24 * HOUR, increment: 0 },
  three: { kind: 'move', seconds: 72 * HOUR, increment: 0 },
  stock: { kind: 'stock', seconds: 72 * HOUR, increment: 12 * HOUR },
} as const;
export const TEMPI = ['live', 'half', 'day', 'three', 'stock'] as const;
type Tempo = (typeof TEMPI)[number];
export const LATE = ['bot', 'free', 'end'] as const;

/** Whether a match that is set up like this may take days. */
export function mayTakeDays(setUp: SetUp, choices: Readonly<Record<string, string>>): boolean {
  return (
    setUp.days !== null && Object.entries(setUp.days ?? {}).every(([id, value]) => choices[id] === value)
  );
}

/** The time to think that a wish stands for; null: the match is played live. */
export function allowanceOf(setUp: SetUp, wish: Wish): Allowance | null {
  if (wish.tempo === 'live' || !mayTakeDays(setUp, wish.choices)) return null;
  return {
    ...ALLOWED[wish.tempo],
    night: wish.night && [...wish.night],
    days_off: [...wish.daysOff],
    zone: wish.zone,
    then: wish.late,
  };
}

/** How much time there is, in words. */
export function allowanceTold(allowance: Pick<Allowance, 'kind' | 'seconds' | 'increment'>): string {
  return t(`client-told-tempo-${allowance.kind}`, {
    hours: allowance.seconds / HOUR,
    increment: (allowance.increment ?? 0) / HOUR,
  });
}

/** When time stands still, in words; empty: never. */
export function restTold(allowance: Allowance): string {
  const { night = null, days_off = [], zone = 'UTC' } = allowance;
  const told = [
    ...(night ? [nightTold(night.join())] : []),
    ...(days_off.length ? [daysTold(days_off.join())] : []),
  ];
  return told.length ? t('client-told-rest', { rest: told.join(', '), zone }) : '';
}

/** Both are given as what stands in a wish, joined by commas. */
function nightTold(night: string): string {
  const [from = 0, to = 0] = night.split(',').map(Number);
  return night ? t('client-told-night', { from: clock(from), to: clock(to) }) : t('client-told-nights-no');
}

function daysTold(days: string): string {
  const names = days.split(',').map((day) => weekday(Number(day), 'short'));
  return days ? t('client-told-days', { days: joined(names) }) : t('client-told-days-no');
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** One thing that was chosen. */
export interface Told {
  readonly key: string;
  readonly text: string;
  /** What the preset has instead; null: it is the same. */
  readonly before: string | null;
}

/** Those that hold for the whole table. */
export function shared(setUp: SetUp): readonly Choice[] {
  return setUp.choices.filter((choice) => !choice.by_seat);
}

/** Whether another choice leaves it without a meaning. */
export function isMoot(choice: Choice, choices: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(choice.moot).some(([other, value]) => choices[other] === value);
}

export function wishOf(setUp: SetUp, preset: Preset, alone: boolean): Wish {
  return {
    choices: Object.fromEntries(
      shared(setUp).map(({ id, values }) => [id, preset.choices[id] ?? values[0]?.id ?? '']),
    ),
    hints: preset.hints ?? alone,
    open: false,
    absence: preset.waits ? 'wait' : 'offer',
    tempo: preset.waits && setUp.days ? 'day' : 'live',
    night: null,
    daysOff: [],
    zone: ownZone(),
    late: 'bot',
  };
}

/** The options that a wish stands for; `bySeat` has the values of the choices that each seat makes. */
export function optionsOf(
  setUp: SetUp,
  wish: Wish,
  bySeat: readonly Readonly<Record<string, string>>[],
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const { id, values, by_seat } of setUp.choices) {
    const named = (value: string | undefined): Readonly<Record<string, unknown>> =>
      (values.find((each) => each.id === value) ?? values[0])?.options ?? {};
    if (!by_seat) Object.assign(options, named(wish.choices[id]));
    else
      for (const key of Object.keys(named(undefined)))
        options[key] = bySeat.map((seat) => named(seat[id])[key] ?? null);
  }
  return options;
}

/** The other way round: what a table that is there was set up with. */
export function wishFrom(
  setUp: SetUp,
  table: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly hints: boolean;
    readonly public: boolean;
    readonly absence: Absence;
    readonly clock: { readonly allowance: Allowance } | null;
  },
): Wish {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return {
    choices: Object.fromEntries(
      shared(setUp).flatMap(({ id, values }) => {
        const value = values.find(({ options }) =>
          Object.entries(options).every(([key, option]) => same(table.options[key], option)),
        );
        return value ? [[id, value.id]] : [];
      }),
    ),
    hints: table.hints,
    open: table.public,
    absence: table.absence.do ?? 'offer',
    ...wishedTime(table.clock?.allowance ?? null),
  };
}

function wishedTime(
  allowance: Allowance | null,
): Pick<Wish, 'tempo' | 'night' | 'daysOff' | 'zone' | 'late'> {
  const tempo = TEMPI.find(
    (each) =>
      each !== 'live' &&
      ALLOWED[each].kind === allowance?.kind &&
      ALLOWED[each].seconds === allowance.seconds &&
      ALLOWED[each].increment === allowance.increment,
  );
  return {
    tempo: tempo ?? (allowance ? 'day' : 'live'),
    night: allowance?.night ?? null,
    daysOff: allowance?.days_off ?? [],
    zone: allowance?.zone ?? 'UTC',
    late: allowance?.then ?? 'bot',
  };
}

export function nearest(setUp: SetUp, wish: Wish, alone: boolean): Preset | undefined {
  const far = (preset: Preset): number => differences(tell('', setUp, wish, wishOf(setUp, preset, alone)));
  return [...setUp.presets].sort((a, b) => far(a) - far(b))[0];
}

export function differences(told: readonly Told[]): number {
  return told.filter((each) => each.before !== null).length;
}

/** What is worth telling of a wish, beside the preset it began with. */
export function tell(game: string, setUp: SetUp, wish: Wish, preset: Wish): Told[] {
  const one = (key: string, now: string, before: string, text: (value: string) => string): Told => ({
    key,
    text: text(now),
    before: now === before ? null : text(before),
  });
  const values = shared(setUp)
    .filter((choice) => wish.choices[choice.id] !== undefined && !isMoot(choice, wish.choices))
    .map(({ id }) =>
      one(id, wish.choices[id] ?? '', preset.choices[id] ?? '', (value) => valueTold(game, id, value)),
    )
    .filter(({ key, before }) => before !== null || isTold(game, setUp, key, wish.choices[key] ?? ''));
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  return [
    ...values,
    one('hints', yes(wish.hints), yes(preset.hints), (value) => t(`client-told-hints-${value}`)),
    one('open', yes(wish.open), yes(preset.open), (value) =>
      t(value === 'yes' ? 'client-told-public' : 'client-told-private'),
    ),
    ...(mayTakeDays(setUp, wish.choices) && (wish.tempo !== 'live' || preset.tempo !== 'live')
      ? [
          one('tempo', wish.tempo, preset.tempo, tempoTold),
          ...(wish.tempo === 'live'
            ? []
            : [
                one('night', wish.night?.join() ?? '', preset.night?.join() ?? '', nightTold),
                one('days', wish.daysOff.join(), preset.daysOff.join(), daysTold),
                one('late', wish.late, preset.late, (value) => t(`client-told-late-${value}`)),
              ].filter(({ key, before }) => before !== null || key === 'late')),
        ]
      : []),
    ...(wish.tempo === 'live' || !mayTakeDays(setUp, wish.choices)
      ? [
          one('absence', wish.absence ?? '', preset.absence ?? '', (value) =>
            t(`client-told-absence-${value}`, { seconds: SECONDS }),
          ),
        ]
      : []),
  ];
}

export function tempoTold(tempo: string): string {
  const allowed = ALLOWED[tempo as keyof typeof ALLOWED] as
    Pick<Allowance, 'kind' | 'seconds' | 'increment'> | undefined;
  return allowed ? allowanceTold(allowed) : t('client-told-tempo-live');
}

/** The usual is told where presets differ in it, and where there are words for it. */
function isTold(game: string, setUp: SetUp, choice: string, value: string): boolean {
  return (
    setUp.presets.some((preset) => choice in preset.choices) &&
    find(`${game}-option-${choice}-${value}-told`) !== undefined
  );
}

function valueTold(game: string, choice: string, value: string): string {
  return (
    find(`${game}-option-${choice}-${value}-told`) ??
    t('core-name-value', {
      name: find(`${game}-option-${choice}`) ?? choice,
      value: find(`${game}-option-${choice}-${value}`) ?? value,
    })
  );
}

/** What a card of a preset says: the choices in which presets differ. */
export function presetTold(game: string, setUp: SetUp, preset: Preset): string {
  const told = shared(setUp)
    .filter((choice) => !isMoot(choice, preset.choices))
    .map(({ id, values }) => ({ id, value: preset.choices[id] ?? values[0]?.id ?? '' }))
    .filter(({ id, value }) => isTold(game, setUp, id, value))
    .map(({ id, value }) => valueTold(game, id, value));
  if (typeof preset.hints === 'boolean') told.push(t(`client-told-hints-${preset.hints ? 'yes' : 'no'}`));
  if (preset.waits) told.push(setUp.days ? tempoTold('day') : t('client-told-absence-wait'));
  return told.join(', ');
}
