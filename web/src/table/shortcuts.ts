// The table's keyboard shortcuts. They are off in text fields and behind a sheet.

/** What a key does; returning false leaves the key to the browser. */
export type Shortcuts = Record<string, () => unknown>;

export function press(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(input|textarea|select)$/i.test(target.localName)) return;
  if (document.querySelector('dialog[open]')) return;
  const act = new Map(Object.entries(shortcuts)).get(event.key.toLowerCase());
  if (act && act() !== false) event.preventDefault();
}
