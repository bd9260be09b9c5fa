// Renders every printable piece with the components that draw it on the screen, and writes the drawings beside the page
// (print/art.json) with their fonts. The Python side lists the pieces (src/paper.json); the `Paper.svelte` of a box
// draws them.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { flatten, inksOf, rulesOf } from './flatten.js';

/** A placeholder for one letter of a name: names are set later, when the language is known. */
const LETTER = '\ue000';
/** The layout of a card's plate depends on whether its name needs one line or two. */
const NAMES = { '': LETTER, '/2': `${LETTER.repeat(7)} ${LETTER.repeat(7)}` };

/** The prefix of the names of pieces in the picture rules. */
const RULE = 'rule:';

/** WOFF stores the glyphs untransformed, so that any tool can read it. */
const FONTS = [
  ...['400', '600', '700'].flatMap((weight) => ['latin', 'latin-ext'].map((part) => ['fredoka', part, weight, 'normal'])),
  ...['400', '700'].flatMap((weight) => ['latin', 'latin-ext'].map((part) => ['atkinson-hyperlegible', part, weight, 'normal'])),
  ...['latin', 'latin-ext'].map((part) => ['atkinson-hyperlegible', part, '400', 'italic']),
].map(([face, ...rest]) => [`@fontsource/${face}/files`, `${[face, ...rest].join('-')}.woff`]);

const read = (root, name) => readFileSync(join(root, name), 'utf8');

/** Returns all drawings of all boxes: box, name, drawing. */
export async function drawings(root) {
  const workshop = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected' } })],
  });
  try {
    const { render } = await workshop.ssrLoadModule('svelte/server');
    const shared = read(root, 'src/kit/tokens.css');
    const rules = rulesOf(read(root, 'src/kit/base.css'));
    const { default: Icon } = await workshop.ssrLoadModule('/src/kit/Icon.svelte');
    const boxes = {};
    for (const [box, pieces] of Object.entries(JSON.parse(read(root, 'src/paper.json')))) {
      const { default: Paper } = await workshop.ssrLoadModule(`/src/games/${box}/Paper.svelte`);
      const own = `src/games/${box}/inks.css`;
      const css = existsSync(join(root, own)) ? read(root, own) : '';
      const ownRules = rulesOf(css);
      const inks = inksOf(shared + css);
      // A dummy: on paper the typesetter sets the width of each drawing.
      inks.set('--w', '1px');
      // On the page, Thing.svelte draws the picture rules; a box whose pictures have several parts has another
      // component for paper.
      const rule = existsSync(join(root, `src/games/${box}/paper/Rule.svelte`)) ? 'paper/Rule.svelte' : 'Thing.svelte';
      const { default: Rule } = await workshop.ssrLoadModule(`/src/games/${box}/${rule}`);
      const rendered = (name, label) => {
        if (!name.startsWith(RULE)) return render(Paper, { props: { name, label } });
        if (name === `${RULE}win`) return render(Icon, { props: { name: 'trophy' } });
        return render(Rule, { props: { name: name.slice(RULE.length), text: () => LETTER } });
      };
      const draw = (name, label) => {
        const { head, body } = rendered(name, label);
        return flatten(body, [...rules, ...ownRules, ...rulesOf(head.replace(/<\/?style[^>]*>/g, ''))], inks, LETTER);
      };
      boxes[box] = {};
      for (const name of pieces) {
        const drawn = (boxes[box][name] = draw(name, NAMES['']));
        if (drawn.lines.length === 1 && !name.startsWith(RULE)) boxes[box][`${name}/2`] = draw(name, NAMES['/2']);
      }
    }
    return boxes;
  } finally {
    await workshop.close();
  }
}

export function paper() {
  let root = '.';
  let out = 'dist';
  return {
    name: 'paper',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const folder = join(out, 'print');
      mkdirSync(folder, { recursive: true });
      for (const [from, name] of FONTS) copyFileSync(join(root, 'node_modules', from, name), join(folder, name));
      writeFileSync(join(folder, 'art.json'), JSON.stringify(await drawings(root)));
    },
  };
}
