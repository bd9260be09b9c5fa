// The page as an app: a service worker keeps it, and a newer version waits until somebody wants it.

export class Shell {
  /** A newer version lies ready. */
  newer = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Called when the page has drawn its shelf: what is to be kept are a hundred files, and the shelf would wait behind them. */
  keep(): void {
    // Only secure addresses can keep a page; elsewhere it works as long as the network does.
    void navigator.serviceWorker?.register('sw.js').then(
      (kept) => {
        this.#look(kept);
        kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', () => this.#look(kept)));
      },
      () => undefined,
    );
  }

  /** Changes to the newer version. Other windows stay as they are: their games go on. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('now');
  }

  #look(kept: ServiceWorkerRegistration): void {
    // The very first one waits for nobody.
    this.#waiting = navigator.serviceWorker.controller ? kept.waiting : null;
    this.newer = this.#waiting !== null;
  }
}
