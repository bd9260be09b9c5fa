// Returns the table in words, read from the same labels that a screen reader uses: one line for each part of the table.
export function readOut(root: Element): string[] {
  const lines: string[][] = [[]];
  walk(root, lines, new Set());
  return lines.filter((line) => line.length).map(sentence);
}

/** Joins the pieces of a line with commas, except after a piece that has its own sign at the end. */
const sentence = (pieces: string[]): string =>
  pieces.reduce((before, piece) => `${before}${/[.,:;!?…]$/.test(before) ? ' ' : ', '}${piece}`);

/** A no-break space. */
const BOUND = '\u00a0';

/** Collects the lines of an element. `titles` were already read as labels, so the heading of each is skipped once. */
function walk(element: Element, lines: string[][], titles: Set<string>): void {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return;
  if (element.localName === 'script' || element.localName === 'style') return;
  const role = element.getAttribute('role');
  const part = element.localName === 'section' || role === 'group';
  if (part) lines.push([]);
  const label = element.getAttribute('aria-label');
  if (label) {
    say(label, lines);
    // A picture or a button is read as its label; a region's label introduces its content.
    if (role === 'img' || element.localName === 'button') return;
    titles = new Set([label]);
  }
  for (const child of element.childNodes) {
    const text = child.textContent?.trim() ?? '';
    if (child instanceof Element) walk(child, lines, titles);
    // A number and its unit are kept together.
    else if (child.textContent === BOUND) say(BOUND, lines);
    else if (child.nodeType === Node.TEXT_NODE && !titles.delete(text)) say(text, lines);
  }
  if (part) lines.push([]);
}

function say(text: string, lines: string[][]): void {
  const line = lines.at(-1);
  if (!text || !line) return;
  // A sign after a picture belongs to the piece before it.
  if (text === BOUND || line.at(-1)?.endsWith(BOUND) || (line.length && /^[.,:;!?]+$/.test(text)))
    line.push(`${line.pop() ?? ''}${text}`);
  else line.push(text);
}
