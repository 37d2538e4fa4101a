import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const LOCALES = here('../locales');

const ids = (path: string): string[] =>
  existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^[a-z][\w-]*(?= *=)/gm)].map(([id]) => id) : [];

/** By language, the catalogues in which it has not all texts that English has. */
function lacking(): Record<string, string[]> {
  const catalogues = readdirSync(`${LOCALES}/en`).map((name) => basename(name, '.ftl'));
  const lacks = (language: string, catalogue: string): boolean => {
    const there = new Set(ids(`${LOCALES}/${language}/${catalogue}.ftl`));
    return ids(`${LOCALES}/en/${catalogue}.ftl`).some((id) => !there.has(id));
  };
  const languages = readdirSync(LOCALES, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [each.name] : [],
  );
  return Object.fromEntries(
    languages.map((language) => [language, catalogues.filter((each) => lacks(language, each))]),
  );
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { '@': here('src') },
    // Without this, tests would get the build of Svelte that is meant for servers.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  define: { LACKING: JSON.stringify(lacking()) },
  build: {
    outDir: here('../src/sandtable/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Browsers that know this compile everything while it loads, not amid the first press that needs it.
    rolldownOptions: { output: { postBanner: '//# allFunctionsCalledOnLoad' } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
