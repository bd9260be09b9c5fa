// Keyboard shortcuts of a page. They are off in text fields and behind a sheet.

/** What a key does; returning false leaves the key to the browser. */
export type Shortcuts = Record<string, () => unknown>;

/** Returns whether a key press is for the page, not for the browser, a text field or (unless `behind`) a sheet. */
export function isForPage(event: KeyboardEvent, behind = false): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || (!behind && document.querySelector('dialog[open]'))) return false;
  return !/^(input|textarea|select)$/i.test((event.target as HTMLElement).localName);
}

/** Handles a key press; the keys in `behind` also work behind a sheet. */
export function press(event: KeyboardEvent, shortcuts: Shortcuts, behind: readonly string[] = []): void {
  const key = event.key.toLowerCase();
  if (!isForPage(event, behind.includes(key))) return;
  const act = new Map(Object.entries(shortcuts)).get(key);
  if (act && act() !== false) event.preventDefault();
}
