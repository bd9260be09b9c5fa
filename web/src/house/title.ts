/** Moves the focus to the heading of a new page, which is then read out. */
export function toTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
