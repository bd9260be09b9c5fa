// @vitest-environment happy-dom
// Mounts the example board of docs/add-a-game.md exactly as written there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { afterAll, expect, it, vi } from 'vitest';
import type { Move } from '../protocol';
import type { BoardProps } from './face';

const manual = readFileSync(join(import.meta.dirname, '../../../docs/add-a-game.md'), 'utf-8');
const source = /```svelte\n(.*?)```/s.exec(manual)?.[1] ?? '';
const folder = mkdtempSync(join(import.meta.dirname, 'manual-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lay = (card: number) =>
  ({ notation: `lay ${card}`, kind: 'lay', key: 'threetricks-move-lay', args: { card } }) as unknown as Move;

it('fits on a page, shows the table and plays a card', async () => {
  expect(source.split('\n').length).toBeLessThan(100);
  writeFileSync(join(folder, 'Board.svelte'), source);
  const { default: Board } = (await import(/* @vite-ignore */ join(folder, 'Board.svelte'))) as {
    default: Component<BoardProps<unknown>>;
  };
  const given = {
    view: { hand: [2, 9], laid: [null, 7], tricks: [0, 1] },
    looking: 0,
    moves: [lay(9)],
    awaited: [0],
    seats: [{ name: 'Lina' }, { name: 'Rudi' }],
    text: (key: string) => key,
    tell: ({ args }: { args: { count: number } }) => `${args.count} tricks`,
    news: { number: 1, events: [] },
    onplay: vi.fn(() => Promise.resolve(true)),
    onwhy: vi.fn(),
    onprompt: vi.fn(),
  };
  const board = mount(Board, { target: document.body, props: given as unknown as BoardProps<unknown> });
  flushSync();
  expect(given.onprompt).toHaveBeenCalledWith('web-plain-turn', '');
  expect(document.querySelector('[data-seat="1"]')?.textContent).toContain('1 tricks');
  expect(document.querySelector('[aria-current]')?.textContent).toContain('Lina');
  const cards = document.querySelectorAll<HTMLElement>('[role="group"] button');
  cards.forEach((card) => card.click());
  expect(given.onwhy).toHaveBeenCalledExactlyOnceWith(['lay 2']);
  expect(given.onplay).toHaveBeenCalledExactlyOnceWith('lay 9');
  await unmount(board);
}, 30_000);
