/** Push to this device, through the service worker. */

import { api } from '@/server/api';
import type { Notices } from '@/wire/http';

export function pushWorks(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the browser for permission and subscribes; null: the person, or the browser, said no. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return null;
  return api.addChannel({ kind: 'push', address: endpoint, keys: { p256dh, auth } });
}
