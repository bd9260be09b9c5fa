import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { paper } from './paper/plugin.js';

// The server may serve dist/ under any prefix, so every address in it is relative.
export default defineConfig({
  base: './',
  plugins: [svelte(), paper()],
  server: {
    proxy: { '/api': 'http://localhost:8123', '/ws': { target: 'ws://localhost:8123', ws: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Small fonts and pictures stay files: inlined, they could not be cached or loaded later.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
