/** Shows on the app's icon how many tables wait for a player here, where the system has such a badge. */
export function badge(count: number): void {
  const app = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (count ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}
