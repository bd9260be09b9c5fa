import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Runes in modules run as they do in a browser, not as on a server.
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'paper/*.test.js'], restoreMocks: true, unstubGlobals: true },
});
