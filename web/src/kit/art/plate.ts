// Fits the text of a card's name plate in any language: break once, then shrink, then squeeze.
export interface PlateLine {
  text: string;
  size: number;
  /** Set if even the smallest size is too wide: the width to squeeze the line into. */
  squeeze?: number;
}

const ROOM = 80;
const PER_LETTER = 0.57; // mean advance of the display font, in em
const SMALLEST = 9.2;

function fit(text: string, largest: number): PlateLine {
  const size = Math.max(SMALLEST, Math.min(largest, ROOM / (text.length * PER_LETTER)));
  return text.length * PER_LETTER * size > ROOM + 3 ? { text, size, squeeze: ROOM } : { text, size };
}

export function plate(label: string): PlateLine[] {
  const clean = label.replaceAll('\u00ad', '');
  if (clean.length <= 13) return [fit(clean, 14.5)];
  // Break at the space or hyphen nearest to the middle.
  const breaks = [...clean.matchAll(/[ -]/g)].map((m) => m.index + 1);
  const middle = clean.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (at === undefined) return [fit(clean, 14.5)];
  const lines = [clean.slice(0, at).trim(), clean.slice(at).trim()].map((line) => fit(line, 13.8));
  const size = Math.min(...lines.map((line) => line.size));
  return lines.map((line) => ({ ...line, size }));
}
