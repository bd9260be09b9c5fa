import { afterEach, expect, it, vi } from 'vitest';
import { Keeper } from './keeper';

/** Returns a fake database that opens and then fails every change with this error. */
function database(trouble: Error) {
  const result = {
    transaction: () => {
      throw trouble;
    },
  };
  const open = () => {
    const request: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
}

const change = JSON.stringify([['mark', 'table', 'playing', 1]]);
afterEach(() => vi.unstubAllGlobals());

it('reports a full disk', async () => {
  database(new DOMException('', 'QuotaExceededError'));
  expect(await new Keeper().keep(change)).toBe('full');
});

it('reports that the browser forbids storage', async () => {
  database(new DOMException('', 'SecurityError'));
  expect(await new Keeper().keep(change)).toBe('denied');
});

it('says the same where there is no database at all, and does not fail when it is asked for everything', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await new Keeper().keep(change)).toBe('denied');
  expect(await new Keeper().everything()).toBe('');
});
