/** What games played by the server left in `tests/games`. */

import { readFileSync } from 'node:fs';

/** Read, not imported: for an import TypeScript and Vite would work through megabytes. */
export function played<Content>(name: string): Content {
  return JSON.parse(readFileSync(`tests/games/${name}.json`, 'utf-8')) as Content;
}
