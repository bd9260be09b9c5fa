// The page as an installable app: a service worker caches it, and a newer version waits until the user wants it.

export class Shell {
  /** A newer version is ready. */
  newer = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Registers the service worker. Called after the shelf is drawn, because caching a hundred files would delay it. */
  keep(): void {
    // Only secure addresses can be cached; elsewhere the page needs the network.
    void navigator.serviceWorker?.register('sw.js').then(
      (kept) => {
        this.#look(kept);
        kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', () => this.#look(kept)));
      },
      () => undefined,
    );
  }

  /** Switches to the newer version. Other windows and their games stay as they are. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('now');
  }

  #look(kept: ServiceWorkerRegistration): void {
    // The first version has nothing to replace.
    this.#waiting = navigator.serviceWorker.controller ? kept.waiting : null;
    this.newer = this.#waiting !== null;
  }
}
