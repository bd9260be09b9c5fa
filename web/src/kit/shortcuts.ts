// Keyboard shortcuts of a page. They are off in text fields and behind a sheet.

/** What a key does; returning false leaves the key to the browser. */
export type Shortcuts = Record<string, () => unknown>;

/** Returns whether a key press is for the page, not for the browser, a text field or a sheet. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  return !/^(input|textarea|select)$/i.test((event.target as HTMLElement).localName);
}

export function press(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (!isForPage(event)) return;
  const act = new Map(Object.entries(shortcuts)).get(event.key.toLowerCase());
  if (act && act() !== false) event.preventDefault();
}
