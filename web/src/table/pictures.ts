// The rules as pictures: what a box draws its things with, and the panels of a game, fetched once.
import type { Component } from 'svelte';
import { getPictures } from '../house/api';
import type { Text } from '../kit/text';
import type { Panel } from '../protocol';

/** Draws a thing of its box by name, as wide as --w says. */
export type Thing = Component<{ name: string; text: Text }>;

const THINGS = import.meta.glob<Thing>('../games/*/Thing.svelte', { import: 'default' });
const fetched = new Map<string, Promise<Panel[]>>();

export interface Pictures {
  Thing: Thing;
  panels: Panel[];
}

/** What draws the things of a box; null where it draws none. */
export const thingOf = (box: string): Promise<Thing | null> =>
  THINGS[`../games/${box}/Thing.svelte`]?.() ?? Promise.resolve(null);

/** The pictures of a game; null where its box has none, or they cannot be had just now. */
export async function picturesOf(slug: string, box: string): Promise<Pictures | null> {
  const load = THINGS[`../games/${box}/Thing.svelte`];
  if (!load) return null;
  let asked = fetched.get(slug);
  if (!asked) {
    asked = getPictures(slug);
    // Not had once is not never.
    asked.catch(() => fetched.delete(slug));
    fetched.set(slug, asked);
  }
  try {
    const panels = await asked;
    return panels.length ? { Thing: await load(), panels } : null;
  } catch {
    return null;
  }
}
