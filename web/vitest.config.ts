import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Svelte runes in modules behave as in a browser, not as on a server.
  resolve: { conditions: ['browser'] },
  test: {
    // A DOM costs a second per file, so tests that need one request it in their first line.
    environment: 'node',
    include: ['src/**/*.test.ts', 'paper/*.test.js'],
    // A worker for each file would cost more than the tests.
    isolate: false,
    setupFiles: ['src/table/testing/fresh.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
