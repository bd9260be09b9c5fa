// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Podium from './Podium.svelte';

it('names everybody on a step, in two lines if needed', () => {
  const names = ['Maximilian', 'Anna', 'Leonhard', 'Ida'];
  const props = {
    ...{ title: 'Memo', caption: 'today', nameOf: (seat: number) => names[seat] ?? '', scoreOf: String },
    ranks: [
      { place: 1, score: 2, seats: [0, 1, 2] },
      { place: 4, score: 0, seats: [3] },
    ],
  };
  const podium = mount(Podium, { target: document.body, props });
  const lines = [...document.querySelectorAll('text.name')].map((line) => line.textContent);
  expect(lines).toEqual(['Maximilian,', 'Anna, Leonhard', 'Ida']);
  void unmount(podium);
});
