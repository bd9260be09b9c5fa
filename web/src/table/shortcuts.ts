// The keys of the table. Where somebody writes, or a sheet lies over the table, a key is only a key.

/** What a key does; false: nothing now, and the key is the browser's. */
export type Shortcuts = Record<string, () => unknown>;

export function press(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(input|textarea|select)$/i.test(target.localName)) return;
  if (document.querySelector('dialog[open]')) return;
  const act = new Map(Object.entries(shortcuts)).get(event.key.toLowerCase());
  if (act && act() !== false) event.preventDefault();
}
