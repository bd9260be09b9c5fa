// What the board reads from the server's view, and which card a move is about.
import type { Move, ThousandKmSide, ThousandKmView } from '../../protocol';
import { isDistance, type Distance } from './cards';

export const top = (pile: string[]): string | undefined => pile[pile.length - 1];

/** The number of the side that a seat belongs to; -1 for a spectator. */
export const sideAt = (view: ThousandKmView, seat: number | null): number =>
  view.sides.findIndex((side) => seat !== null && side.seats.includes(seat));

const SHELTERS: Record<string, string> = {
  limited: 'web-km-note-limited',
  stopped: 'web-km-note-stopped',
  waiting: 'web-km-note-waiting',
  tanker: 'web-km-note-tanker',
  'right-of-way': 'web-km-note-right-of-way',
  'puncture-proof': 'web-km-note-puncture-proof',
  'ace-driver': 'web-km-note-ace-driver',
};

/** Message id for why `card` finds no target here; undefined when it would. */
export const shelter = (side: ThousandKmSide, card: string): string | undefined => SHELTERS[side.sheltered[card] ?? ''];

/** The seats that come after whoever is to play, up to this one; none where the cards do not reach so far. */
export function aheadOf(view: ThousandKmView, seat: number | null): number[] {
  const count = view.hand_sizes.length;
  if (seat === null || seat === view.turn) return [];
  const steps = (seat - view.turn + count) % count;
  return steps > view.draw_pile ? [] : Array.from({ length: steps }, (_, i) => (view.turn + 1 + i) % count);
}

/** The card that a side needs once it has been attacked with this one. */
export const answerTo = (side: ThousandKmSide, attack: string): string | null =>
  attack === 'speed-limit' ? side.speed_needs : side.needs;

/** Pieces of road, each with the kilometre at which it starts. */
export function slabs(road: string[]): { card: Distance; at: number; km: number }[] {
  let at = 0;
  return road.filter(isDistance).map((card) => {
    const km = Number(card);
    at += km;
    return { card, at: at - km, km };
  });
}

/** The card that leaves the hand with this move; none for a "no". */
export function cardOf(move: Move): string | undefined {
  if (move.kind === 'drive') return String(move.args.km);
  if (move.kind === 'green') return 'green-light';
  return typeof move.args.card === 'string' ? move.args.card : undefined;
}

/** The attacked side. */
export const sideOf = (move: Move): number | undefined => (move.kind === 'attack' ? (move.args.side as number) : undefined);

/** Names of cards begin with a capital where they are printed or begin a sentence, whatever the language does inside one. */
export const printed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
