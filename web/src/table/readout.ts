// The table in words, from what stands on the page: the same labels that a screen reader finds on its way.
export function readOut(root: Element): string[] {
  const lines: string[] = [];
  walk(root, lines);
  return lines;
}

function walk(element: Element, lines: string[]): void {
  if (element.getAttribute('aria-hidden') === 'true' || element.localName === 'script' || element.localName === 'style') return;
  const label = element.getAttribute('aria-label');
  if (label) {
    lines.push(label);
    // A picture or a button is its label; a region's label only introduces what is in it.
    if (element.getAttribute('role') === 'img' || element.localName === 'button') return;
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) walk(child, lines);
    else if (child.nodeType === Node.TEXT_NODE) {
      const text = child.textContent?.trim();
      if (text) lines.push(text);
    }
  }
}
