import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server hands out dist/ under any prefix, so every address in it is relative.
// gallery.html is not an input: it exists under `npm run dev` only and never ships.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  server: {
    // The gallery reads the real texts; the app itself gets them from a server: spielkiste serve --port 8123
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://localhost:8123', '/ws': { target: 'ws://localhost:8123', ws: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Small fonts and pictures stay files: inlined, they could not be cached or loaded late.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
