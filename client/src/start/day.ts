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

/** How long it is until then, in short. */
export function until(wall: number): string {
  return span(wall - Date.now());
}

function span(milliseconds: number): string {
  const long = Math.max(0, milliseconds);
  const [unit, length] = UNITS.find(([, length]) => long >= length) ?? UNITS[2];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(long / length),
  );
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
