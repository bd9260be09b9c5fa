// Turns a drawing of the page (with classes, colour variables and shadows) into a standalone one: every property
// becomes an attribute and every colour a number, because the typesetter does not support style sheets or variables.

/** The SVG properties that a style sheet may set; all others only affect HTML. */
const PROPERTIES = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'paint-order',
  'color',
  'font-family',
  'font-weight',
  'font-size',
  'letter-spacing',
]);
/** A contact shadow belongs to the table, not to the piece. */
const SHADOW = '#1f2430';
const FAINTEST = 0.35;
/** The default width for a name, unless the drawing sets `data-room`: the plate of a card. */
const ROOM = 80;

const parseDeclarations = (text) =>
  text
    .split(';')
    .map((one) => one.match(/^\s*([\w-]+)\s*:\s*([^]+?)\s*$/))
    .filter(Boolean)
    .map(([, name, value]) => [name, value]);

/** Returns the rules of a style sheet that select by tag and classes, as [tag, classes, declarations]. */
export function rulesOf(css) {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    selectors
      .split(',')
      .map((selector) => selector.trim().match(/^([a-z]*)((?:\.[\w-]+)+)$/))
      .filter(Boolean)
      .map(([, tag, classes]) => ({ tag, classes: classes.split('.').slice(1), declarations: parseDeclarations(body) })),
  );
}

/** Returns the light theme's colours: all custom properties of `:root`. */
export function inksOf(css) {
  const bare = css.replace(/\/\*[^]*?\*\//g, '');
  const inks = new Map();
  for (const [, selectors, body] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selectors.split(',').some((one) => one.trim() === ':root'))
      for (const [name, value] of parseDeclarations(body)) if (name.startsWith('--') && !inks.has(name)) inks.set(name, value);
  return inks;
}

/** Returns a value with every variable replaced. */
function resolve(value, inks) {
  let text = value;
  while (text.includes('var(')) {
    text = text.replace(/var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/, (whole, name, otherwise) => {
      const found = inks.get(name) ?? otherwise;
      if (found === undefined) throw new Error(`No ink is called ${name}.`);
      return found;
    });
  }
  return text;
}

const rounded = (text) => text.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
const escaped = (text) =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

function flattened(attributes, tag, rules, inks) {
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  const own = new Map(inks);
  const found = new Map();
  for (const [name, value] of attributes)
    if (!['class', 'style', 'overflow', 'role', 'lengthAdjust'].includes(name) && !/^(aria|data)-/.test(name))
      found.set(name, value);
  const given = rules
    .filter((rule) => (!rule.tag || rule.tag === tag) && rule.classes.every((one) => classes.includes(one)))
    .flatMap((rule) => rule.declarations);
  for (const [name, value] of [...given, ...parseDeclarations(attributes.get('style') ?? '')])
    if (name.startsWith('--')) own.set(name, resolve(value, own));
    else if (PROPERTIES.has(name)) found.set(name, value);
  for (const [name, value] of found) {
    const plain = rounded(resolve(value, own));
    found.set(name, name === 'font-family' ? (plain.split(',')[0] ?? '').replaceAll("'", '') : plain);
  }
  return { found, own };
}

const isShadow = (found) => found.get('fill') === SHADOW && Number(found.get('opacity') ?? 1) <= FAINTEST;

/**
 * Returns the first drawing in this markup as a standalone one; `rules` and `inks` come from its style sheets. Texts
 * made of `placeholder` are removed and their places returned, so that names can be set there; `data-says` holds the
 * message id and its arguments.
 */
export function flatten(page, rules, inks, placeholder) {
  const out = [];
  const lines = [];
  // For each open element: its name, the colours inside it, and whether it goes to the output.
  const open = [];
  let box = null;
  for (const [token] of page.replace(/<!--[^]*?-->/g, '').matchAll(/<[^>]+>|[^<]+/g)) {
    const starts = token.match(/^<([\w-]+)([^]*?)\/?>$/);
    const above = open.at(-1);
    if (token.startsWith('</')) {
      if (!above) continue;
      const { name, written, at, found, room, says } = open.pop();
      const inside = name === 'text' ? out.slice(at + 1).join('') : '';
      if (placeholder && inside && [...inside].every((letter) => letter === placeholder)) {
        out.length = at;
        lines.push({
          ...Object.fromEntries(['x', 'y', 'font-size'].map((one) => [one, Number(found.get(one))])),
          fill: found.get('fill'),
          room,
          ...(says ? { says } : {}),
        });
      } else if (written) out.push(out.length === at + 1 ? out.pop().replace(/>$/, '/>') : `</${name}>`);
      if (!open.length) break;
    } else if (starts) {
      if (!above && starts[1] !== 'svg') continue;
      const attributes = new Map([...starts[2].matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
      const { found, own } = flattened(attributes, starts[1], rules, above?.inks ?? inks);
      const written = (above?.written ?? true) && !isShadow(found);
      if (!above) {
        const [left, top, width, height] = found.get('viewBox').split(' ').map(Number);
        box = { left, top, width, height };
        for (const name of ['x', 'y']) found.delete(name);
        found.set('xmlns', 'http://www.w3.org/2000/svg').set('width', String(width)).set('height', String(height));
      }
      const at = out.length;
      if (written) out.push(`<${starts[1]}${[...found].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`);
      open.push({
        name: starts[1],
        written,
        inks: own,
        at,
        found,
        room: Number(attributes.get('data-room') ?? ROOM),
        says: attributes.get('data-says'),
      });
    } else if (above?.written) {
      const words = token.replace(/\s+/g, ' ');
      if (above.name === 'text' || above.name === 'tspan') out.push(words);
    }
  }
  if (!box) throw new Error('There is no drawing in it.');
  return { svg: out.join(''), ...box, lines };
}
