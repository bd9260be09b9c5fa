// What a game provides to the page: a board, and a few functions that depend on the game. The frame does the rest
// (seats, story, rules, undo, the end) for all games.
import type { Component, Snippet } from 'svelte';
import type { IconName } from '../kit/Icon.svelte';
import type { Reaction } from '../kit/reaction';
import type { SeatInfo } from '../kit/seats';
import type { Sound } from '../kit/sound';
import type { Text } from '../kit/text';
import type { Advice, Move, Outcome, Phrase, SeatInfo as Chair } from '../protocol';
import type { TextKey } from '../texts';

/** A move in notation: ``drive 100``. */
export type Meant = string;

export interface BoardProps<View> {
  view: View;
  /** The viewer's seat; null for a spectator. */
  looking: number | null;
  /** The viewer's legal moves. */
  moves: Move[];
  /** The seats that have to act. */
  awaited: number[];
  seats: SeatInfo[];
  /** The game's box. */
  box: string;
  text: Text;
  /** Returns a game's phrase in words, as seen from `looking`. */
  tell: (phrase: Phrase) => string;
  /** The number of this deal, if deals have numbers. */
  deal?: number | null;
  /** The events of the latest update, for animations. Empty if nothing should move. */
  news: { number: number; events: Phrase[] };
  /** The table in words, for the plain board; null until it is loaded. */
  words: Phrase[] | null;
  /** The last lines of the story with the acting seats. */
  recent: { id: number; text: string; seat?: number }[];
  /** Each seat's last action; it stays until that seat acts again. */
  acts: Acts;
  /** The chosen house rules that differ from the defaults, in words. */
  agreed: string[];
  /** Set while a reaction window is open. */
  reaction: Reaction | null;
  outcome: Outcome | null;
  /** This is a lesson. */
  taught?: boolean;
  /** The moves, in notation, any of which the lesson asks for now. */
  wanted?: readonly string[];
  /** Plays a move. Resolves to true once it is played, false if it is refused or another one is pending. */
  onplay: (move: Meant) => Promise<boolean>;
  /** Asks why these moves are illegal, after a tap on something impossible. */
  onwhy: (moves: Meant[]) => void;
  /** Shows a short note, for what no rule has a word for. `moving`: something is still being shown, and will be heard after it. */
  onnote?: (words: string, moving?: boolean) => void;
  /** Asks for a good move with a reason; null if there is no advice. */
  onhint: () => Promise<Advice | null>;
  /** Shakes a fist at the player of a seat, for everyone to see; undefined where reactions are off. */
  onfist?: (seat: number) => void;
  /** Sets what the viewer is asked, in one or two short sentences. It is read out after "your turn" and when it changes. */
  onprompt: (words: string, told: string) => void;
  /** The board is still animating: the result and the teacher's hand wait for it. */
  onbehind?: (behind: boolean) => void;
}

/** A seat's last action: in words beside its name, and as a phrase for boards that draw the card. */
export interface Act {
  words: string;
  phrase: Phrase;
  /** How many other seats have acted since; 0 is the latest action at the table. */
  age: number;
}
/** By seat; seats that have not acted are missing. */
export type Acts = Partial<Record<number, Act>>;
/** Returns the last action of these seats, and who did it. */
export function lastOf(acts: Acts, seats: number[]): { seat: number; act: Act } | undefined {
  const done = seats.flatMap((seat) => (acts[seat] ? [{ seat, act: acts[seat] }] : []));
  return done.sort((one, other) => one.act.age - other.act.age)[0];
}

/** A picture for a sentence: pieces by the names that the box's Thing draws, with a sign between them. */
export interface Shown {
  things: string[];
  /** The sign: "does not fit", "and", "goes there", "swap". A "no" without a second piece is drawn on the first. */
  sign?: 'no' | 'and' | 'onto' | 'swap';
  /** The affected seat: its animal is drawn behind the sign. */
  seat?: number;
}

/** What a game may add below the result: a medal, a score sheet. */
export interface EndProps<View> {
  view: View;
  outcome: Outcome;
  seats: Chair[];
  /** Returns a seat's label on screen: "You" for the only player here. Stored and printed texts use the name. */
  nameOf: (seat: number) => string;
  /** All game phrases this device has received. */
  story: Phrase[];
  /** The table's id and the game's slug. */
  table: string;
  game: string;
  /** The number of this deal, if deals have numbers. */
  deal?: number | null;
  language: string;
  text: Text;
}

/** A practice question, drawn by the box as its `Exercise.svelte`. The rules computed the right answer. */
export interface ExerciseProps {
  /** The data that the box's syllabus provides for the drawing. */
  show: Record<string, unknown>;
  right: string;
  /** The wrong answers so far. */
  tried: string[];
  /** The level of help: none, a first hint, a closer one, the answer. */
  help: number;
  text: Text;
  onanswer: (answer: string) => void;
}

/** The maximum number of stars in a solo game. */
export const MOST_STARS = 3;

export interface GameFace<View = never> {
  Board: Component<BoardProps<View>>;
  EndExtras?: Component<EndProps<View>>;
  /** The learning report after a game with questions: something to do, so it is never folded. */
  Report?: Component<EndProps<View>>;
  /**
   * The scenery behind the podium: 360 wide, ground at y = 238, with nothing important in it. `light` shines for a
   * winner and is drawn directly in front of the sky.
   */
  EndScene?: Component<{ light?: Snippet; full?: boolean }>;
  /** If a person wins, what the game adds below the result is a prize: it comes first, below a smaller podium. */
  prize?: boolean;
  /** All players see the same: people who share a device need no curtain. */
  open?: boolean;
  /** The portrait board is very tall: beside a review on a phone it keeps its height and scrolls. */
  tall?: boolean;
  /** The board has its own hint lamp, so the bar does not show one. */
  lamp?: boolean;
  /** The game's own shortcuts for the help: the key's label and the message id of its action. */
  keys?: readonly (readonly [string, TextKey])[];
  /** Solo games: returns whether this end deserves confetti. */
  cheers?: (view: View) => boolean;
  /** Returns the milliseconds until these events have been shown: they are read out after that. */
  seenAfter?: (events: Phrase[]) => number;
  /** Announces a bot's whole turn when it ends, in one line except for its turning points (`big`). */
  heardByTurn?: boolean;
  /**
   * Returns the phrase that listeners hear for an event, null for none; the story keeps its own. `view` may be from before
   * the event; `own` are the seats of this device. Default: the event.
   */
  heard?: (event: Phrase, view: View, own: readonly number[]) => Phrase | null;
  /** Returns an additional announcement that is not part of the story. */
  heardToo?: (events: Phrase[], view: View, text: Text, looking: number | null) => string;
  /**
   * Returns whether an event is not read out, because others of the same moment or the question after them say it, or
   * because it tells a listener nothing. It stays in the story.
   */
  unheard?: (event: Phrase, moment: Phrase[], view: View, looking: number | null) => boolean;
  /** The board itself shows who was faster. */
  tellsLate?: boolean;
  /** Returns the sound of an event: a shared one, or the game's own. `looking` is the viewer's seat. */
  sound?: (event: Phrase, view: View, looking: number | null) => Sound | undefined;
  /** Returns whether an event is a turning point, set in bold in the story. */
  big?: (event: Phrase) => boolean;
  /** Keys of events that end a game, if the winner alone does not explain it. They are repeated beside the result. */
  ends?: readonly string[];
  /** Returns whose turn it is, if others may be asked in between. Default: the seat that is asked. */
  turn?: (view: View) => number | null;
  /** Returns whether an event stays at its seat as the last action. Default: every event. */
  act?: (event: Phrase) => boolean;
  /** Returns the acting seat, for the animal in the story. Default: the event's `seat`. */
  actor?: (event: Phrase) => number | undefined;
  /**
   * Returns the piece for a value in one of the game's phrases, by the name that the box's Thing draws, or null.
   * Default: values whose meaning ends with "-card" are drawn by their own names.
   */
  thing?: (meaning: string, value: string) => string | null;
  /**
   * Returns the picture for advice or a refusal about these moves (in notation); null for the default, made from the
   * values in the phrase. `refused`: the moves are illegal.
   */
  shown?: (phrase: Phrase, moves: Meant[], view: View, refused: boolean) => Shown | null;
  /** The icon of each award by the key of its fact; default: a star. */
  awards?: Readonly<Record<string, IconName>>;
  /** Returns a seat's standing during the game, in words, for players who listen. */
  standing?: (text: Text, view: View, seat: number) => string;
  /** Returns what else sighted players see of a seat, for players who listen: its cards, what stops it. `looking` is the viewer's seat. */
  condition?: (text: Text, view: View, seat: number, looking: number | null) => string;
  /** Returns what everyone sees in the middle of the table, in one short sentence, for players who listen. */
  table?: (text: Text, view: View, looking: number | null) => string;
  /** Returns what the viewer needs or may do while it is not their turn, in one short sentence, for players who listen. */
  need?: (text: Text, view: View, looking: number | null) => string;
  /** Returns what the viewer holds when a game begins, for players who listen, if no event tells it. */
  dealt?: (text: Text, view: View, looking: number) => string;
  /** Returns a score in words ("750 km"); default: the number. */
  score?: (text: Text, score: number, view: View) => string;
  /** Solo games: returns the achievement and its stars. */
  solo?: (text: Text, view: View) => { score: string; stars: number };
}
