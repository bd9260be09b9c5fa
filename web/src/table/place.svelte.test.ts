// @vitest-environment happy-dom
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place } from './place.svelte';

const ROOM = `
  <div role="group" id="hand">
    <button id="petrol" tabindex="0"></button>
    <button id="tyre" data-leads="attack 1|attack 2"></button>
    <button id="km" data-leads="drive"></button>
  </div>
  <button id="first" data-leads="attack 1"></button>
  <button id="on" data-leads="pass"></button>`;
let place: Place;
const at = (id: string) => document.getElementById(id) as HTMLElement;
/** Returns where the focus is after these moves have been asked for. */
async function led(from: string, ...moves: string[]): Promise<string | undefined> {
  at(from).focus();
  place.lead(moves);
  await tick();
  return document.activeElement?.id;
}

beforeEach(() => {
  document.body.innerHTML = ROOM;
  document.documentElement.toggleAttribute('data-keys', true);
  for (const control of document.querySelectorAll('button')) control.getClientRects = () => [{}] as unknown as DOMRectList;
  place = new Place();
  place.room = document.body;
});
afterEach(() => document.documentElement.toggleAttribute('data-keys', false));

describe('the keyboard focus at a new question', () => {
  it('moves to the first control that answers it', async () => {
    expect(await led('petrol', 'pass')).toBe('on');
    expect(await led('petrol', 'drive', 'attack 1')).toBe('tyre');
  });

  it('stays on a control that answers it, and where nothing does', async () => {
    expect(await led('km', 'drive', 'attack 1')).toBe('km');
    expect(await led('petrol', 'spin')).toBe('petrol');
  });

  it('moves from a picked card to its target, unless that is a neighbour', async () => {
    at('tyre').setAttribute('aria-pressed', 'true');
    expect(await led('tyre', 'attack 1', 'drive')).toBe('first');
    at('km').dataset.leads = 'attack 1';
    expect(await led('tyre', 'attack 1')).toBe('tyre');
  });

  it('never moves under a finger', async () => {
    document.documentElement.toggleAttribute('data-keys', false);
    expect(await led('petrol', 'pass')).toBe('petrol');
  });
});
