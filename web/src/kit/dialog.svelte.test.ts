// @vitest-environment happy-dom
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { aloud } from './aloud.svelte';
import Dialog from './Dialog.svelte';

it('says every message that comes while it is open, also the same again', () => {
  vi.useFakeTimers();
  aloud.hush();
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }));
  const props = $state({ open: false, title: 'Why?', closeLabel: 'Close', described: ['early'], onclose: () => {}, children });
  const dialog = mount(Dialog, { target: document.body, props });
  const show = (change: Partial<typeof props>) => {
    Object.assign(props, change);
    flushSync();
    vi.advanceTimersByTime(500);
    return aloud.said.map(({ words }) => words);
  };
  // A screen reader reads the description itself when the dialog opens.
  expect(show({ open: true })).toEqual([]);
  expect(document.querySelector('dialog')?.getAttribute('aria-describedby')).toBeTruthy();
  // The answer to another tap.
  expect(show({ described: ['early'] })).toEqual(['early']);
  expect(show({ described: ['late', 'more'] })).toEqual(['early', 'late', 'more']);
  expect(show({ open: false })).toHaveLength(3);
  expect(show({ open: true })).toHaveLength(3);
  void unmount(dialog);
  vi.useRealTimers();
});
