/** Where a page has gone, the keyboard has gone with it: it comes to the title of the new one, which is then read out. */
export function toTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
