// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Road from './Road.svelte';

it('names its cards once for screen readers, in its label', () => {
  const props = { road: ['200', '25'], km: 225, goal: 500, seats: [0], unit: 'km', label: 'Road: 200, 25' };
  const road = mount(Road, { target: document.body, props });
  for (const unheard of document.querySelectorAll('[aria-hidden=true]')) unheard.remove();
  expect(document.body.textContent.trim()).toBe('');
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Road: 200, 25');
  void unmount(road);
});
