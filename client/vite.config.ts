import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { '@': here('src') },
    // Without this, tests would get the build of Svelte that is meant for servers.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/sandtable/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Browsers that know this compile everything while it loads, not amid the first press that needs it.
    rolldownOptions: { output: { postBanner: '//# allFunctionsCalledOnLoad' } },
  },
  server: { fs: { allow: [here('..')] } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/texts.ts', 'tests/patience.ts'],
    testTimeout: 60_000,
  },
}));
