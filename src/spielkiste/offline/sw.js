// Caches the page, so that it works without a network after the first visit. `spielkiste site` writes this file and
// inserts the version and the list of files. Each version has its own cache, which is complete or does not exist. The
// page adds the parts of the engine to it.
const VERSION = '@VERSION@';
const FILES = '@FILES@';
const CACHE = `spielkiste-${VERSION}`;
const home = new URL('./', self.location).href;

self.addEventListener('install', (event) => {
  const fresh = (name) => new Request(new URL(name, home), { cache: name === './' ? 'reload' : 'default' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

self.addEventListener('activate', (event) => {
  // Keep the previous version for windows that still show it.
  const old = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('spielkiste-') && name !== CACHE);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([old(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const kept = async () => {
    const cache = await caches.open(CACHE);
    const found = request.mode === 'navigate' ? await cache.match(home) : await cache.match(request, { ignoreVary: true });
    return found ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  };
  event.respondWith(kept());
});
