/** Language and settings of the person: kept in the browser and, for a person with a name, by the server. */

import { api, type Me } from '@/server/api';
import { save, settings, shareWith } from './settings.svelte';
import { setLanguage } from './text.svelte';

/** Whether the person has chosen on this page; then what the server remembers is older. */
let chose = false;

export function speak(language: string): void {
  chose = true;
  keep(language);
  // Who has no name here yet is remembered by the browser alone.
  void api.speak(language).catch(() => undefined);
}

/** Whether the settings of other devices were taken over. */
let adopted = false;

/** What the person chose on another device. */
export function remember({ language, settings: found, person }: Me): void {
  if (person && !adopted) {
    adopted = true;
    shareWith(found, (changed) => void api.keepSettings(changed).catch(() => undefined));
  }
  if (language !== null && !chose && language !== settings.language) keep(language);
}

function keep(language: string): void {
  settings.language = language;
  save();
  void setLanguage(language).catch(() => undefined);
}
