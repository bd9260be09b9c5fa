// Lint rules for what the compiler does not check. Imports go one way, as on the Python side:
//
//   protocol  <-  kit  <-  house  <-  games/BOX  <-  table  <-  replay  <-  app  <-  class
//                            <-  offline
//
// App.svelte opens every page, including those of the classroom; no other file imports them.
// The kit draws; the house knows the language, the addresses and what this device remembers. A box knows those two, its
// own folder and the contract in games/face.ts; no box knows another. Boards and lids are found by their folders.
import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The folders of games, one per box. */
const boxes = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The colours in kit/tokens.css that are the same in both themes and belong to no box: a drawing refers to them by name. */
const [light, dark] = readFileSync(new URL('src/kit/tokens.css', import.meta.url), 'utf8').split("[data-theme='dark'] {");
const inks = [...light.matchAll(/(--[\w-]+): #([\da-f]+);/g)].filter(
  ([, name]) => !dark.includes(`${name}:`) && !/^--(\w\w|seat)-/.test(name),
);

/** The page folders; each may import those before it, and none imports the engine. */
const pages = ['table', 'replay', 'app', 'class', 'offline'];

/** Forbids these files to import from the given folders. */
const walls = (files, forbidden, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: forbidden.map((room) => ({ regex: `^\\.\\.?/(.*/)?${room}(/|$)`, message })) },
    ],
  },
});

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/protocol.ts', 'src/texts.ts', 'src/house/api.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      // The compiler checks unused names better (tsconfig: noUnusedLocals).
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // Svelte's `let { … } = $props()` declares a component's props.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // A Map that $derived recreates needs no reactivity of its own.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: `SvelteAttribute[key.name=/^(fill|stroke|color|stop-color)$/] [value=/^#(${inks.map(([, , hex]) => hex).join('|')})$/i]`,
          message: 'kit/tokens.css has a name for this colour: var(--ink).',
        },
      ],
    },
  },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  walls(['src/kit/**'], [...pages, 'house', 'games'], 'The kit knows no page and no game.'),
  walls(['src/house/**'], [...pages, 'games'], 'The house knows no page and no game.'),
  ...boxes.map((box) =>
    walls(
      [`src/games/${box}/**`],
      [...pages, ...boxes.filter((other) => other !== box)],
      'A box knows the kit, the house, its own folder and games/face; pages and other boxes are none of its business.',
    ),
  ),
  ...pages.map((page, place) =>
    walls([`src/${page}/**`], [...pages.slice(place + 1), ...boxes], 'A page knows those before it, and no particular game.'),
  ),
  // App.svelte opens every page. The engine only gives the house another way to reach a table.
  walls(['src/app/App.svelte'], ['offline', ...boxes], 'App.svelte knows no particular game and no engine.'),
  walls(['src/offline/**'], [...pages.slice(0, -1), 'games'], 'The engine knows no page and no game.'),
);
