// Finds out whether a page belongs to a table on another device.
import type { Route } from '../house/route';
import { recall } from '../kit/storage';

export const isFar = (table: string): boolean => table in recall<object>('far', {});

/** Returns whether this route does not need this device's engine. */
export function abroad(route: Route): boolean {
  if (route.at === 'meet' || route.at === 'reply') return true;
  const key = route.at === 'seat' ? route.keys[0] : route.at === 'watch' || route.at === 'join' ? route.key : '';
  return isFar(key?.split('.')[0] ?? '');
}
