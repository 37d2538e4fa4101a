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
  return span(Date.now() - wall);
}

/** How long it is until then, in short: `2 d 3 h`. */
export function until(wall: number): string {
  return span(wall - Date.now(), true);
}

/** Of less than so many of a unit one wants to know more. */
const FEW = 10;

/** In the largest unit that there is one of; with `more`, few of it are told with the next unit. */
function span(milliseconds: number, more = false): string {
  const long = Math.max(0, milliseconds);
  const largest = UNITS.findIndex(([, length]) => long >= length);
  const [unit, length] = UNITS[largest] ?? UNITS[2];
  const count = Math.floor(long / length);
  const told = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const rest = long % length;
  const next = UNITS[largest + 1]?.[1] ?? length;
  return more && count < FEW && rest >= next ? `${told} ${span(rest)}` : told;
}

/** The day and the time of it: `Tue 14:05`. */
export function moment(wall: number): string {
  return new Date(wall).toLocaleString(language(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** A time of day, from minutes after midnight: `22:00`. */
export function clock(minute: number): string {
  const time = new Date(2024, 0, 1, Math.floor(minute / 60), minute % 60);
  return time.toLocaleTimeString(language(), { hour: 'numeric', minute: '2-digit' });
}

/** A day of the week; 0 is Monday. */
export function weekday(day: number, form: 'short' | 'long'): string {
  return new Date(2024, 0, 1 + day).toLocaleDateString(language(), { weekday: form });
}
