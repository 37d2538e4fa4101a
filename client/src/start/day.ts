import { language } from '@/shared/text.svelte';

/** A day in short, from milliseconds since 1970. */
export function day(wall: number): string {
  return new Date(wall).toLocaleDateString(language(), { day: 'numeric', month: 'long' });
}
