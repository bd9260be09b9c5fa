// @vitest-environment happy-dom
// No child can get stuck at a sum: after any taps and keys, the right answer can still be given with Enter or OK.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Harness from './testing/NamingHarness.svelte';
import { Sum } from './testing/sum.svelte';

let pad: ReturnType<typeof mount> | null = null;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  if (pad) void unmount(pad);
  pad = null;
  vi.useRealTimers();
});

function ask(sum: Sum): void {
  pad = mount(Harness, { target: document.body, props: { sum } });
  flushSync();
}
/** Waits until all answers have arrived and no tap counts as the second half of a double tap. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(400);
  flushSync();
}
const keys = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.pad button')];
async function tap(key: HTMLButtonElement | undefined): Promise<void> {
  if (!key || key.disabled) return;
  key.focus();
  key.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
  await settle();
}
/** Presses a key where the focus is; Enter clicks a focused button unless a handler prevents it. */
async function press(key: string): Promise<void> {
  const target = (document.activeElement ?? document.body) as HTMLElement;
  const free = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (free && key === 'Enter' && target instanceof HTMLButtonElement && !target.disabled)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
  await settle();
}
const byFinger = (written: string) => {
  const label = written === 'Enter' ? 'OK' : written;
  return written === 'Backspace'
    ? tap(document.querySelector<HTMLButtonElement>('.erase') ?? undefined)
    : tap(keys().find((key) => key.textContent === label));
};

/** Returns a seeded random number generator. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}
const TYPED = [...'0123456789', 'Backspace', 'Enter', 'Enter', 'Enter'];

describe.each([
  ['by finger', byFinger],
  ['by keys', press],
])('a random typist %s', (_, touch) => {
  it.each([
    ['in practice', {}],
    ['in a lesson that takes nothing else', { only: true }],
    ['with a line that fails now and then', { fails: 3 }],
  ])(
    'can always give the right answer %s',
    async (_, way) => {
      for (const [before, card, most] of [
        [7, 5, 30],
        [50, 9, 109],
        [99, 10, 109],
        [0, 5, 30],
      ] as const)
        for (let seed = 1; seed < 4; seed++) {
          const sum = new Sum(before, card, most, way);
          const next = chance(seed * 97 + before);
          ask(sum);
          await settle();
          for (let i = next(40); i > 0 && !sum.done; i--) await touch(TYPED[next(TYPED.length)] ?? '');
          // What was begun is answered first; then the right answer counts, whatever came before, once the line holds.
          for (let tries = 0; tries < 4 && !sum.done; tries++) {
            for (const digit of String(sum.right)) await touch(digit);
            await touch('Enter');
          }
          expect(sum.done, `${before} + ${card}, seed ${seed}: ${sum.said.join(' ')}`).toBe(true);
          if (pad) void unmount(pad);
          pad = null;
        }
    },
    60_000,
  );
});

it('forgets a refused answer, keeps the focus and starts again with the next digit', async () => {
  const sum = new Sum(7, 5, 30, { only: true });
  ask(sum);
  await settle();
  await press('8');
  await press('Enter');
  expect(sum.draft).toBe('');
  expect(document.activeElement).toBe(document.querySelector('.ok'));
  await press('1');
  await press('2');
  await press('Enter');
  expect(sum.said).toEqual([8, 12]);
});

it('takes the right answer after the third miss', async () => {
  const sum = new Sum(7, 5, 30);
  ask(sum);
  await settle();
  for (const wrong of ['8', '9', '3', '4']) {
    await press(wrong);
    await press('Enter');
  }
  expect(sum.why).toEqual([4]);
  for (const key of ['1', '2', 'Enter']) await press(key);
  expect(sum.done).toBe(true);
});

it('leads back from a wrong beginning by the key that takes it away', async () => {
  ask(new Sum(7, 5, 30));
  await settle();
  await press('8');
  const leading = keys().filter((key) => key.dataset.leads?.split('|').includes('say 12'));
  expect(leading.map((key) => key.className)).toEqual([expect.stringContaining('erase')]);
});

it('presses the focused key for keyboard users', async () => {
  const sum = new Sum(7, 5, 30);
  ask(sum);
  await settle();
  keys()
    .find((key) => key.textContent === '1')
    ?.focus();
  await press('Enter');
  keys()
    .find((key) => key.textContent === '2')
    ?.focus();
  await press('Enter');
  expect(sum.draft).toBe('12');
});

it('names the focused key without the answer to the sum before', async () => {
  const sum = new Sum(7, 5, 30);
  sum.draft = '50';
  const named: (string | null)[] = [];
  const note = ({ target }: Event) => named.push((target as HTMLElement).getAttribute('aria-label'));
  document.addEventListener('focusin', note);
  ask(sum);
  await settle();
  document.removeEventListener('focusin', note);
  expect(named).toEqual(['web-zr-ok-empty']);
});

it('takes a typed answer right after a draw, and ignores the pile while something is typed', async () => {
  const sum = new Sum(7, 5, 30);
  ask(sum);
  await settle();
  const pile = document.body.appendChild(document.createElement('button'));
  const drawn = vi.fn();
  pile.onclick = drawn;
  pile.focus();
  for (const key of ['1', '2', 'Enter']) await press(key);
  expect([sum.done, drawn.mock.calls.length]).toEqual([true, 0]);
  await press('Enter');
  expect(drawn).toHaveBeenCalledOnce();
  pile.remove();
});

it('keeps the focus at three answers when one of them was wrong', async () => {
  const sum = new Sum(7, 5, 30, { easy: true });
  ask(sum);
  await settle();
  const wrong = keys().find((key) => key.textContent !== '12');
  wrong?.focus();
  await press('Enter');
  expect((document.activeElement as HTMLButtonElement).matches('.offer:not(:disabled)')).toBe(true);
});
