// Rules as pictures: the component that draws a box's pieces, and a game's panels, each loaded once.
import type { Component } from 'svelte';
import type { GameFace, Meant, Shown } from '../games/face';
import { getPictures } from '../house/api';
import type { Text } from '../kit/text';
import type { Panel, Phrase } from '../protocol';

/** Draws a piece of its box by name, --w wide. */
export type Thing = Component<{ name: string; text: Text }>;

/** The scenery behind a game's pictures; games in one box may differ. */
export type Ground = Component<{ game?: string }>;

/** A box may also provide scenery. */
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

/** Returns the component that draws a box's pieces, or null. */
export const thingOf = async (box: string): Promise<Thing | null> =>
  (await THINGS[`../games/${box}/Thing.svelte`]?.())?.default ?? null;

/** Returns the scenery of a box, or null. */
export const groundOf = async (box: string): Promise<Ground | null> =>
  (await THINGS[`../games/${box}/Thing.svelte`]?.())?.Ground ?? null;

/** Returns a function from values of this meaning to piece names; null for a value without a picture. */
export const drawnBy =
  (face: Pick<GameFace, 'thing'>, meaning: string) =>
  (value: string): string | null =>
    face.thing ? face.thing(meaning, value) : meaning.endsWith('-card') ? value : null;

/** Returns the picture of advice or of a refusal: the game's own, else the pictures of its values, else null. */
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

/** Returns a game's picture panels; null if it has none or they cannot be loaded now. */
export async function picturesOf(slug: string, box: string): Promise<Pictures | null> {
  const load = THINGS[`../games/${box}/Thing.svelte`];
  if (!load) return null;
  let asked = fetched.get(slug);
  if (!asked) {
    asked = getPictures(slug);
    // A failed load is retried next time.
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

/** Parses a piece in a picture row: NAME; NAME*3 is three times as wide as a card; NAME@KEY has that text below it. */
export function named(thing: string): { name: string; times: number; label: string } {
  const [, name = thing, times = '1', label = ''] = thing.match(/^([^@]*?)(?:\*(\d+))?(?:@(.*))?$/) ?? [];
  return { name, times: Number(times), label };
}
