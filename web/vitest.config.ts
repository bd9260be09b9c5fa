import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Runes in modules run as in a browser, not as on a server.
  resolve: { conditions: ['browser'] },
  test: {
    // A DOM costs a second per file: tests that need one say so in their first line.
    environment: 'node',
    include: ['src/**/*.test.ts', 'paper/*.test.js'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
