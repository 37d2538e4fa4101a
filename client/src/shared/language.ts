/** The language of the person: chosen here, remembered in the browser and, of who is known, by the server. */

import { api } from '@/server/api';
import { save, settings } from './settings.svelte';
import { setLanguage } from './text.svelte';

/** Whether the person has chosen on this page; then what the server remembers is older. */
let chose = false;

export function speak(language: string): void {
  chose = true;
  keep(language);
  // Who has no name here yet is remembered by the browser alone.
  void api.speak(language).catch(() => undefined);
}

/** What the person chose on another device. */
export function remember(language: string | null): void {
  if (language !== null && !chose && language !== settings.language) keep(language);
}

function keep(language: string): void {
  settings.language = language;
  save();
  void setLanguage(language);
}
