import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWhere, readText, recall, remember, writeText } from './storage';

/** A browser storage that can be full or forbidden. */
class Chest {
  [name: string]: unknown;
  full = false;
  constructor() {
    // Only stored keys are enumerable, as in a browser.
    Object.defineProperty(this, 'full', { enumerable: false, writable: true });
  }
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }
  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this[name] = text;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}
let chest: Chest;
const deny = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
const allow = () => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => chest });

beforeEach(() => {
  chest = new Chest();
  allow();
  forgetWhere(() => true);
});

describe('storage', () => {
  it('prefixes its keys with our own name', () => {
    remember('name', 'Lina');
    expect(chest.getItem('spielkiste:name')).toBe('"Lina"');
    expect(recall('name', '')).toBe('Lina');
  });

  it('returns the fallback for a key that is not stored', () => {
    expect(recall('name', 'nobody')).toBe('nobody');
    expect(readText('spielkiste:name')).toBe(null);
  });

  it('keeps nothing apart from nothing: a null that was remembered comes back', () => {
    remember('answers', null);
    expect(recall<unknown>('answers', [])).toBe(null);
  });

  it.each(['', '{', '{"a":', 'undefined', 'Lina'])('treats broken JSON as not stored: %j', (text) => {
    writeText('spielkiste:name', text);
    expect(recall('name', 'nobody')).toBe('nobody');
  });

  it('throws away what is chosen, and only of our own', () => {
    remember('table:a:answers', 1);
    remember('table:b:answers', 2);
    chest.setItem('table:a:answers', 'somebody else’s');
    const offered = vi.fn((key: string) => key.startsWith('table:a:'));
    forgetWhere(offered);
    expect(recall('table:a:answers', 0)).toBe(0);
    expect(recall('table:b:answers', 0)).toBe(2);
    expect(chest.getItem('table:a:answers')).toBe('somebody else’s');
    expect(offered.mock.calls.map(([key]) => key)).toEqual(['table:a:answers', 'table:b:answers']);
  });
});

describe('storage that is denied', () => {
  beforeEach(deny);

  it('keeps values in memory until the page is left', () => {
    expect(recall('name', 'nobody')).toBe('nobody');
    remember('name', 'Lina');
    expect(recall('name', 'nobody')).toBe('Lina');
    forgetWhere((key) => key === 'name');
    expect(recall('name', 'nobody')).toBe('nobody');
  });

  it('is used again as soon as it is allowed', () => {
    remember('name', 'Lina');
    allow();
    expect(recall('name', 'nobody')).toBe('Lina');
    remember('name', 'Rudi');
    expect(chest.getItem('spielkiste:name')).toBe('"Rudi"');
    expect(recall('name', 'nobody')).toBe('Rudi');
  });
});

describe('storage that is full', () => {
  it('does not give back what lies there from before', () => {
    remember('name', 'Lina');
    chest.full = true;
    remember('name', 'Rudi');
    expect(recall('name', 'nobody')).toBe('Rudi');
    chest.full = false;
    remember('name', 'Kurt');
    expect(recall('name', 'nobody')).toBe('Kurt');
  });

  it('forgets both what lies there and what did not fit', () => {
    remember('name', 'Lina');
    chest.full = true;
    remember('name', 'Rudi');
    forgetWhere((key) => key === 'name');
    expect(recall('name', 'nobody')).toBe('nobody');
  });
});
