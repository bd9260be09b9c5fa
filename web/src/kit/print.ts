// Chooses the look of a game without its own lid: two inks, a pattern, a picture and the felt of its table. It depends
// only on the game's name, so every device shows the same.

export const PATTERNS = ['dots', 'stripes', 'checks', 'waves', 'rays', 'diamonds'] as const;
export const PICTURES = ['pawn', 'die', 'cards', 'star'] as const;

export interface Print {
  ground: string;
  figure: string;
  lettering: string;
  side: string;
  /** The table's colour: dark enough for light letters. */
  felt: string;
  pattern: (typeof PATTERNS)[number];
  picture: (typeof PICTURES)[number];
}

const INKS = [
  ['--seat-1', '--amber'],
  ['--seat-3', '--amber-2'],
  ['--seat-4', '--paper'],
  ['--seat-6', '--amber'],
  ['--km-road', '--km-attack-2'],
  ['--me-clay', '--paper'],
  ['--seat-7', '--amber-2'],
  ['--nn-t', '--nn-c'],
] as const;

/** Returns the FNV-1a hash: names that differ in one letter get very different values. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** Returns the initials of the first two words, for a lid. */
export const initialsOf = (title: string): string =>
  title
    .replaceAll('\u00ad', '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

export function printOf(name: string): Print {
  let rest = hash(name);
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[rest % from.length] as T;
    rest = Math.floor(rest / from.length);
    return chosen;
  };
  const [ground, figure] = pick(INKS);
  return {
    ground: `var(${ground})`,
    figure: `var(${figure})`,
    lettering: figure === '--km-attack-2' ? 'var(--paper)' : `var(${figure})`,
    side: `color-mix(in srgb, var(${ground}) 62%, var(--ink))`,
    felt: `color-mix(in srgb, var(${ground}) 78%, var(--ink))`,
    pattern: pick(PATTERNS),
    picture: pick(PICTURES),
  };
}
