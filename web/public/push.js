// Shows the notifications of the server, and opens the table of a tapped one. Registered only with the player's consent.
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  const shown = self.registration.showNotification(title, { body, tag: table, icon: 'icon.svg', data: table });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(new URL(`./#games=${event.notification.data}`, self.location)));
});
