// The rules as pictures: what a box draws its things with, and the panels of a game, fetched once.
import type { Component } from 'svelte';
import type { GameFace, Meant, Shown } from '../games/face';
import { getPictures } from '../house/api';
import type { Text } from '../kit/text';
import type { Panel, Phrase } from '../protocol';

/** Draws a thing of its box by name, as wide as --w says. */
export type Thing = Component<{ name: string; text: Text }>;

/** What the pictures of a game stand before; a box with several games may draw each another one. */
export type Ground = Component<{ game?: string }>;

/** A box may bring what its pictures stand before, too. */
interface Drawing {
  default: Thing;
  Ground?: Ground;
}
const THINGS = import.meta.glob<Drawing>('../games/*/Thing.svelte');
const fetched = new Map<string, Promise<Panel[]>>();

export interface Pictures {
  Thing: Thing;
  Ground?: Ground;
  panels: Panel[];
}

/** What draws the things of a box; null where it draws none. */
export const thingOf = async (box: string): Promise<Thing | null> =>
  (await THINGS[`../games/${box}/Thing.svelte`]?.())?.default ?? null;

/** The country in which a box is played; null where it draws none. */
export const groundOf = async (box: string): Promise<Ground | null> =>
  (await THINGS[`../games/${box}/Thing.svelte`]?.())?.Ground ?? null;

/** What values of this meaning are drawn by; null for a value that has no picture. */
export const drawnBy =
  (face: Pick<GameFace, 'thing'>, meaning: string) =>
  (value: string): string | null =>
    face.thing ? face.thing(meaning, value) : meaning.endsWith('-card') ? value : null;

/** What advice or a refusal looks like: as the game says, or else whatever its values look like; null: it has no picture. */
export function shownBy(
  face: GameFace,
  meanings: Record<string, string>,
  phrase: Phrase,
  moves: Meant[],
  view: unknown,
  refused: boolean,
): Shown | null {
  const own = face.shown?.(phrase, moves, view as never, refused);
  if (own) return own;
  const things = Object.entries(phrase.args).flatMap(([name, value]) => drawnBy(face, meanings[name] ?? '')(String(value)) ?? []);
  return things.length ? { things: things.slice(0, 2), sign: refused ? 'no' : 'and' } : null;
}

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
    if (!panels.length) return null;
    const { default: Thing, Ground } = await load();
    return { Thing, Ground, panels };
  } catch {
    return null;
  }
}

/**
 * A thing as a row of pictures names it: NAME, or NAME*3 for one that is three times as wide as a card; NAME@KEY has that text
 * written below.
 */
export function named(thing: string): { name: string; times: number; label: string } {
  const [, name = thing, times = '1', label = ''] = thing.match(/^([^@]*?)(?:\*(\d+))?(?:@(.*))?$/) ?? [];
  return { name, times: Number(times), label };
}
