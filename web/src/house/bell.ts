// Notifications on this device: asked for at a table, and off in one tap.
import { subscribe, unsubscribe } from './api';
import { house } from './house.svelte';
import { recall, remember } from '../kit/storage';

/** Whether the server sends notifications and this browser can show them. */
export const canRing = (): boolean => !!house.shelf?.push && 'serviceWorker' in navigator && 'PushManager' in window;

const place = (key: string): string => `table:${key.split('.')[0]}:bell`;
export const rings = (keys: string[]): boolean => recall(place(keys[0] ?? ''), '') !== '';

/** Asks the person, then tells the server where this device is. Returns false if the person or the browser refuses. */
export async function ring(keys: string[]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('push.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: house.shelf?.push ?? '' };
  const { endpoint = '', keys: found = {} } = (await pushManager.subscribe(asked)).toJSON();
  const device = { endpoint, p256dh: found.p256dh ?? '', auth: found.auth ?? '', language: house.words?.locale ?? 'en' };
  await Promise.all(keys.map((key) => subscribe({ key, device })));
  remember(place(keys[0] ?? ''), endpoint);
  return true;
}

export async function hush(keys: string[]): Promise<void> {
  const [key = ''] = keys;
  const endpoint = recall(place(key), '');
  if (endpoint) await unsubscribe({ key, endpoint });
  remember(place(key), '');
}
