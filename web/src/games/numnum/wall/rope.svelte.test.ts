import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Phrase, WallView } from '../../../protocol';
import { Rope } from './rope.svelte';

const took = (seat: number): Phrase[] => [
  { key: 'nn-took-doubly', args: { seat, left: '12-circle', right: '6-circle', first: 1, second: 3 } },
];
const view = { naming: null, last_pair: null, sides: [{ seats: [0] }, { seats: [1] }] } as unknown as WallView;
const root = {
  querySelector: () => ({ getBoundingClientRect: () => ({ x: 1, y: 2, width: 30, height: 40 }) }),
  querySelectorAll: () => [],
} as unknown as HTMLElement;

function shown(rope: Rope, seat: number): () => number {
  const go = vi.fn();
  rope.remember(took(seat), root);
  rope.show(took(seat), view, 0, go);
  return () => go.mock.calls.length;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the rope', () => {
  it('shows a pair before it leaves', () => {
    const rope = new Rope();
    const gone = shown(rope, 1);
    expect(rope.shown?.cards).toEqual(['12-circle', '6-circle']);
    vi.advanceTimersByTime(500);
    expect(gone()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(gone()).toBe(1);
  });
  it('lets a pair go when the next one comes', () => {
    const rope = new Rope();
    const first = shown(rope, 1);
    shown(rope, 1);
    expect(first()).toBe(1);
  });
  it('is hurried by a tap, and so is the rest of the run, but not the next turn', () => {
    const rope = new Rope();
    const first = shown(rope, 1);
    rope.hurry();
    expect(first()).toBe(1);
    const second = shown(rope, 1);
    vi.advanceTimersByTime(200);
    expect(second()).toBe(1);
    shown(rope, 0);
    const later = shown(rope, 1);
    vi.advanceTimersByTime(200);
    expect(later()).toBe(0);
  });
  it('shows no reason to a player who has to name it', () => {
    const rope = new Rope();
    const go = vi.fn();
    rope.remember(took(0), root);
    rope.show(took(0), { ...view, naming: {} } as unknown as WallView, 0, go);
    expect(rope.shown).toBeNull();
    expect(go).toHaveBeenCalledOnce();
  });
});
