// What a game brings to the table: a board, and a few answers that only the game knows. Everything else
// (seats, story, rules, undo, the end …) is the frame's business and the same for all games.
import type { Component, Snippet } from 'svelte';
import type { IconName } from '../kit/Icon.svelte';
import type { Reaction } from '../kit/reaction';
import type { SeatInfo } from '../kit/seats';
import type { Sound } from '../kit/sound';
import type { Text } from '../kit/text';
import type { Advice, Move, Outcome, Phrase, SeatInfo as Chair } from '../protocol';

/** A move as it is written: ``drive 100``. */
export type Meant = string;

export interface BoardProps<View> {
  view: View;
  /** Whose eyes these are; null for a spectator. */
  looking: number | null;
  /** What that seat may do now. */
  moves: Move[];
  /** Whose answer the table waits for. */
  awaited: number[];
  seats: SeatInfo[];
  /** The box that the game lies in. */
  box: string;
  text: Text;
  /** A phrase of the game in words, as seen from `looking`. */
  tell: (phrase: Phrase) => string;
  /** The number of this deal, where deals have numbers. */
  deal?: number | null;
  /** What the newest update brought, for things that move. Empty when nothing should be seen to move. */
  news: { number: number; events: Phrase[] };
  /** The table in words, for the board of a game that has no other; null until they come. */
  words: Phrase[] | null;
  /** The last lines of the story, and whose doing each was. */
  recent: { id: number; text: string; seat?: number }[];
  /** What each seat did last: it stays at the seat until that seat acts again. */
  acts: Acts;
  /** The house rules that were chosen and are not the usual ones, in words. */
  agreed: string[];
  /** Set while a published window runs. */
  reaction: Reaction | null;
  outcome: Outcome | null;
  /** This is a lesson. */
  taught?: boolean;
  /** Makes a move; true once it is made, false if it was refused or one is still on its way. */
  onplay: (move: Meant) => Promise<boolean>;
  /** Something was touched that cannot be done: ask why about the moves it would have been. */
  onwhy: (moves: Meant[]) => void;
  /** Asks for a move that makes sense, and why; null where there is no advice. */
  onhint: () => Promise<Advice | null>;
  /** What whoever looks is asked now, in one or two short sentences: heard after "your turn", and again when it changes. */
  onprompt: (words: string) => void;
  /** The board is still showing what has happened: a result, and a teacher's hand, wait for it. */
  onbehind?: (behind: boolean) => void;
}

/** The last act of a seat: in words that stand beside its name, and as it was told, for a board that draws the card. */
export interface Act {
  words: string;
  phrase: Phrase;
  /** How many others have acted since: 0 is the newest at the table. */
  age: number;
}
/** By seat; a seat that has not acted yet is not there. */
export type Acts = Partial<Record<number, Act>>;
/** What those of one side did last, and who of them. */
export function lastOf(acts: Acts, seats: number[]): { seat: number; act: Act } | undefined {
  const done = seats.flatMap((seat) => (acts[seat] ? [{ seat, act: acts[seat] }] : []));
  return done.sort((one, other) => one.act.age - other.act.age)[0];
}

/** What a sentence speaks of, as a picture: things by the names that the box's Thing draws them by, with a sign between them. */
export interface Shown {
  things: string[];
  /** "does not fit", "and", "goes there", "change places"; a "no" without a second thing is written on the first. */
  sign?: 'no' | 'and' | 'onto' | 'swap';
  /** Whom it is done to: their animal stands behind the sign. */
  seat?: number;
}

/** What a game may add under the result: a medal, a report. */
export interface EndProps<View> {
  view: View;
  outcome: Outcome;
  seats: Chair[];
  /** Everything that was told at this device since it came, the game's own phrases only. */
  story: Phrase[];
  /** The table's id and the game's slug. */
  table: string;
  game: string;
  /** The number of this deal, where deals have numbers. */
  deal?: number | null;
  language: string;
  text: Text;
}

/** A question of a practice, drawn by the box as its `Exercise.svelte`. What is right was worked out by the rules. */
export interface ExerciseProps {
  /** What the box's syllabus gave for its drawing. */
  show: Record<string, unknown>;
  right: string;
  /** Answers that were wrong. */
  tried: string[];
  /** Help comes in steps: none, a look, nearer, the answer. */
  help: number;
  text: Text;
  onanswer: (answer: string) => void;
}

/** What a game for one can give. */
export const MOST_STARS = 3;

export interface GameFace<View = never> {
  Board: Component<BoardProps<View>>;
  EndExtras?: Component<EndProps<View>>;
  /** The game's world behind the podium: drawn 360 wide, its ground at 238. Nothing that matters stands in it. `light` is what shines for
   * whoever has won: it lies right before the sky. */
  EndScene?: Component<{ light?: Snippet }>;
  /** When a person has won, what it adds there is a prize: it is seen first, under a smaller podium. */
  prize?: boolean;
  /** All players see the same: people who share a device need no curtain. */
  open?: boolean;
  /** Upright the board is much taller than wide: where it has to share a phone with a review it keeps its height and is scrolled. */
  tall?: boolean;
  /** The board has a lamp of its own: the bar needs none. */
  lamp?: boolean;
  /** Keys of its own, for the help: what is printed on the key, and the id of what it does. */
  keys?: readonly (readonly [string, string])[];
  /** A game for one: whether this end is one to be proud of. */
  cheers?: (view: View) => boolean;
  /** How long, in milliseconds, until what these events tell has been seen: they are not read out before the needle has stopped. */
  seenAfter?: (events: Phrase[]) => number;
  /** The board itself says who was faster. */
  tellsLate?: boolean;
  /** What an event sounds like. */
  sound?: (event: Phrase) => Sound | undefined;
  /** Turning points are printed in bold in the story. */
  big?: (event: Phrase) => boolean;
  /** The events that end a game, by key, where a winner alone does not say why it is over: told again beside the result. */
  ends?: readonly string[];
  /** Whose turn it is, where others may be asked in between; without it whoever is asked is on turn. */
  turn?: (view: View) => number | null;
  /** Whether an event is worth standing at the seat of whoever did it until they act again; without it every event is. */
  act?: (event: Phrase) => boolean;
  /** Who did it: the animal beside the line in the story. Without it: the event's `seat`. */
  actor?: (event: Phrase) => number | undefined;
  /**
   * What a value in one of the game's phrases looks like: the name by which the box's Thing draws it, or null. Without it,
   * values whose meaning ends with "-card" are drawn by their own names.
   */
  thing?: (meaning: string, value: string) => string | null;
  /**
   * What advice or a refusal looks like, with the moves (in notation) that it is about; null: as it would be without this,
   * from the values in the phrase. `refused`: these moves cannot be made.
   */
  shown?: (phrase: Phrase, moves: Meant[], view: View, refused: boolean) => Shown | null;
  /** The sign of each award at the end, by the key of its fact; without one it is a star. */
  awards?: Readonly<Record<string, IconName>>;
  /** A score in words ("750 km"); without it the bare number. */
  score?: (text: Text, score: number, view: View) => string;
  /** A game for one: what was reached, large, and how many stars it is worth. */
  solo?: (text: Text, view: View) => { score: string; stars: number };
}
