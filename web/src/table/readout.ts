// The table in words, from what stands on the page: the same labels that a screen reader finds on its way.
// One line for each part of the table.
export function readOut(root: Element): string[] {
  const lines: string[][] = [[]];
  walk(root, lines);
  return lines.filter((line) => line.length).map((line) => line.join(', '));
}

function walk(element: Element, lines: string[][]): void {
  if (element.getAttribute('aria-hidden') === 'true' || element.localName === 'script' || element.localName === 'style') return;
  const role = element.getAttribute('role');
  const part = element.localName === 'section' || role === 'group';
  if (part) lines.push([]);
  const label = element.getAttribute('aria-label');
  if (label) {
    say(label, lines);
    // A picture or a button is its label; a region's label only introduces what is in it.
    if (role === 'img' || element.localName === 'button') return;
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) walk(child, lines);
    else if (child.nodeType === Node.TEXT_NODE) say(child.textContent?.trim() ?? '', lines);
  }
  if (part) lines.push([]);
}

/** A region and the first thing in it often have the same name; once is enough. */
function say(text: string, lines: string[][]): void {
  const line = lines[lines.length - 1];
  if (text && line && !line.includes(text)) line.push(text);
}
