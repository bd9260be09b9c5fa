// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { Room } from './room.svelte';

function board(prompt: string[] | null) {
  const given = $state({
    room: new Room(() => ({ tall: [1, 1], flat: [1, 1], wide: [1, 1] })),
    news: { events: [{ key: 'dealt', args: {} }] },
    onnews: vi.fn(),
    prompt,
    onprompt: vi.fn(),
    keys: { d: vi.fn() },
    children: createRawSnippet(() => ({ render: () => '<p>the table</p>' })),
  });
  const shell = mount(Board, { target: document.body, props: given });
  flushSync();
  return { given, leave: () => unmount(shell) };
}
const press = (more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, ...more }));

it('hands every update to the board and passes on what is asked', async () => {
  const { given, leave } = board(['Draw a card.', '', 'Or pass.']);
  expect(given.room.root?.textContent).toBe('the table');
  expect(given.onnews.mock.calls).toEqual([[[{ key: 'dealt', args: {} }]]]);
  expect(given.onprompt).toHaveBeenCalledExactlyOnceWith('Draw a card. Or pass.', '');
  given.news = { events: [] };
  given.prompt = null;
  flushSync();
  expect(given.onnews).toHaveBeenCalledTimes(2);
  expect(given.onprompt).toHaveBeenCalledOnce();
  await leave();
});

it('counts a key that is held down once, and none after the board is gone', async () => {
  const { given, leave } = board([]);
  press();
  press({ repeat: true });
  press({ ctrlKey: true });
  expect(given.keys.d).toHaveBeenCalledOnce();
  await leave();
  press();
  expect(given.keys.d).toHaveBeenCalledOnce();
});
