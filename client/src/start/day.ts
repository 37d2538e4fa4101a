import { language } from '@/shared/text.svelte';

/** A day in short, from milliseconds since 1970. */
export function day(wall: number): string {
  return new Date(wall).toLocaleDateString(language(), { day: 'numeric', month: 'long' });
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago it was, in short: `2 h`. */
export function since(wall: number): string {
  const gone = Math.max(0, Date.now() - wall);
  const [unit, length] = UNITS.find(([, length]) => gone >= length) ?? UNITS[2];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(gone / length),
  );
}
