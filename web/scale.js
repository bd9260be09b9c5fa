// A stylelint rule: sizes, spaces, radii, layers and screens must come from kit/tokens.css and kit/media.css.
import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const ruleName = 'spielkiste/scale';
const tokens = readFileSync(new URL('src/kit/tokens.css', import.meta.url), 'utf8');

/** Which properties take which steps. Values outside `from` to `to` are dimensions and are not checked. */
const SCALES = [
  { props: /^font(-size)?$/, token: 'type', from: 11, to: 48 },
  { props: /^((row|column)-)?gap$|^padding/, token: 'space', from: 1, to: 28 },
  { props: /-radius$/, token: 'r', from: 2, to: 28 },
].map((scale) => ({
  ...scale,
  steps: [...tokens.matchAll(new RegExp(`--${scale.token}-[\\w-]+: (\\d+)px;`, 'g'))].map(([, size]) => Number(size)),
}));
const DRAWN = /calc\(var\(--u\) \* ([\d.]+)\)/g;
/** A length inside calc() corrects another value and is not checked. */
const SUM = /calc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Returns what is wrong with a declaration, if anything. */
function fault({ prop, value }) {
  if (prop === 'z-index') return /^-?[1-9]/.test(value) && `Name the layer, var(--layer-…), instead of ${value}.`;
  const scale = SCALES.find(({ props }) => props.test(prop));
  if (!scale) return false;
  const held = ([, size]) => Number(size) >= scale.from && Number(size) <= scale.to;
  const sizes = prop === 'font' ? value.replace(/\/\s*[\w.]+/, '') : value;
  const bare = [...sizes.replace(SUM, '').matchAll(/(?<![\w.-])([\d.]+)px/g)].find(held);
  if (bare) return `Take a step of the scale, var(--${scale.token}-…), instead of ${bare[0]}.`;
  const drawn = [...sizes.matchAll(DRAWN)].find((one) => held(one) && !scale.steps.includes(Number(one[1])));
  return drawn && `${drawn[1]} design pixels are no step of the scale (${scale.steps.join(', ')}).`;
}

const rule = (on) => (root, result) => {
  if (!on) return;
  const report = (node, message) => message && stylelint.utils.report({ ruleName, result, node, message });
  // A drawing is measured in its own units.
  const drawing = /[\\/]art[\\/]/.test(root.source.input.file ?? '');
  root.walkDecls((node) => report(node, !(drawing && /^font/.test(node.prop)) && fault(node)));
  root.walkAtRules('media', (node) => {
    report(node, /\b(width|height)\b/.test(node.params) && 'Take a screen from kit/media.css, as in @media (--phone).');
    if (node.params.includes('reduced-motion: reduce'))
      node.walkDecls(/^(animation|transition)$/, (still) =>
        report(still, !still.important && 'base.css already stops all motion.'),
      );
  });
};
rule.ruleName = ruleName;
rule.messages = {};
export default stylelint.createPlugin(ruleName, rule);
