import { t } from '@/shared/text.svelte';
import type { NationsView } from '@/wire/nations';
import type { Progress } from '../game';

export const AGES = ['I', 'II', 'III', 'IV'];

/** While the end of an age is read, that age is the present one. */
export function progress({ age: now, stage }: NationsView, read: number | null = null): Progress {
  const age = read ?? now;
  const over = stage === 'over' && read === null;
  return {
    short: over ? t('client-finished') : t(`nations-age-${age}`),
    label: over ? t('client-finished') : t('client-nations-age-of', { age: AGES[age - 1] ?? '' }),
    now: over ? AGES.length + 1 : age,
    of: AGES.length,
  };
}
