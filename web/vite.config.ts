import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { paper } from './paper/plugin.js';

/** Replaces names such as `(--phone)` in `@media` rules by the conditions in kit/media.css. */
function namedScreens(): Plugin {
  const named = readFileSync('src/kit/media.css', 'utf8').matchAll(/@custom-media (--\w+) ([^;]+);/g);
  const screens = new Map([...named].map(([, name, screen = '']) => [name, screen.includes(' and ') ? `(${screen})` : screen]));
  return {
    name: 'named-screens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        const screen = (_: string, name: string): string =>
          screens.get(name) ?? this.error(`kit/media.css has no screen ${name}.`);
        return code.replace(/@media [^{]+/g, (rule) => rule.replace(/\((--\w+)\)/g, screen));
      },
    },
  };
}

/** Chunks of shared modules are named after all that share them; that would be too long for a file. */
const chunkName = (name: string): string => `assets/${name.startsWith('shared') ? 'shared' : name}-[hash]`;

// The server may serve dist/ under any prefix, so every address in it is relative.
export default defineConfig({
  base: './',
  plugins: [svelte(), namedScreens(), paper()],
  server: {
    proxy: { '/api': 'http://localhost:8123', '/ws': { target: 'ws://localhost:8123', ws: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Small fonts and pictures stay files: inlined, they could not be cached or loaded later.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Left alone, every set of pages that shares a module gets a chunk of its own: a table then took 111 requests. All that
        // the first page needs is one chunk, and shared modules are merged until a chunk is worth its request. A person who
        // plays alone never loads the code for friends.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: (id) => !/offline[\\/]friends/.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
              priority: 1,
            },
          ],
        },
        chunkFileNames: ({ name }) => `${chunkName(name)}.js`,
        assetFileNames: ({ names }) => {
          const [, name = '', ending = ''] = names[0]?.match(/^(.*)\.([^.]+)$/) ?? [];
          return `${chunkName(name)}.${ending}`;
        },
      },
    },
  },
});
