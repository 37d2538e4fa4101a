// Keeps what the page is made of, so that it opens without a network and says what is going on.
// Pages come from the network first, files whose address changes with them from the store; the API is left alone.
const STORE = 'sandtable-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function page(request) {
  const store = await caches.open(STORE);
  try {
    const response = await fetch(request);
    if (response.ok) await store.put('/', response.clone());
    return response;
  } catch {
    return (await store.match('/')) ?? Response.error();
  }
}

async function file(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await store.put(request, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(page(request));
});

// A notice that calls the person back to a table.
self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  const shown = { body, tag, data: { link }, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title ?? 'Sandtable', shown));
});

async function open(link) {
  const { href, pathname } = new URL(link ?? '/', location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === pathname);
  return there ? there.focus() : self.clients.openWindow(href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});
