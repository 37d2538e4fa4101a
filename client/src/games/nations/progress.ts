import { t } from '@/shared/text.svelte';
import type { NationsView } from '@/wire/nations';
import type { Progress } from '../game';

export const AGES = ['I', 'II', 'III', 'IV'];

export function progress({ age, stage }: NationsView): Progress {
  const over = stage === 'over';
  return {
    short: over ? t('client-finished') : t(`nations-age-${age}`),
    label: over ? t('client-finished') : t('client-nations-age-of', { age: AGES[age - 1] ?? '' }),
    now: over ? AGES.length + 1 : age,
    of: AGES.length,
  };
}
