// Removes a service worker that an earlier site left at this address: it would show its stored pages for ever.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
  };
  event.waitUntil(remove());
});
