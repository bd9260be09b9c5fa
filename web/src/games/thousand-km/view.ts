// Reads the server's view, and finds the card of a move.
import type { Move, ThousandKmSide, ThousandKmView } from '../../protocol';
import { isDistance, type Distance, type Safety } from './cards';
import type { TextKey } from '../../texts';

export const top = (pile: string[]): string | undefined => pile[pile.length - 1];

/** Returns the side of a seat; -1 for a spectator. */
export const sideAt = (view: ThousandKmView, seat: number | null): number =>
  view.sides.findIndex((side) => seat !== null && side.seats.includes(seat));

const SHELTERS: Record<string, TextKey> = {
  limited: 'web-km-note-limited',
  stopped: 'web-km-note-stopped',
  waiting: 'web-km-note-waiting',
  tanker: 'web-km-note-tanker',
  'right-of-way': 'web-km-note-right-of-way',
  'puncture-proof': 'web-km-note-puncture-proof',
  'ace-driver': 'web-km-note-ace-driver',
};

/** Returns the message id of the reason why `card` cannot hit this side; undefined if it can. */
export const shelter = (side: ThousandKmSide, card: string): TextKey | undefined => SHELTERS[side.sheltered[card] ?? ''];

/** Returns the seats between the current player and this one; empty if the cards run out before that. */
export function aheadOf(view: ThousandKmView, seat: number | null): number[] {
  const count = view.hand_sizes.length;
  if (seat === null || seat === view.turn) return [];
  const steps = (seat - view.turn + count) % count;
  return steps > view.draw_pile ? [] : Array.from({ length: steps }, (_, i) => (view.turn + 1 + i) % count);
}

/** Returns the card that a side needs after this attack. */
export const answerTo = (side: ThousandKmSide, attack: string): string | null =>
  attack === 'speed-limit' ? side.speed_needs : side.needs;

/** By missing card: the safety card that the words name as the other way out. The server decides what it does. */
const OTHERWISE: Record<string, Safety> = {
  'green-light': 'right-of-way',
  petrol: 'tanker',
  'spare-tyre': 'puncture-proof',
  repair: 'ace-driver',
};
/**
 * Returns how a stopped side may get going, as far as the viewer knows: with a card in hand, with one of `left` cards
 * that may still come, only with a safety card, or never. null: it needs nothing.
 */
export interface WayOn {
  by: 'hand' | 'card' | 'safety' | 'nothing';
  left?: number;
}
export function wayOn({ sides, hand, hopes, box }: ThousandKmView, { needs }: ThousandKmSide): WayOn | null {
  if (!needs) return null;
  const safety = OTHERWISE[needs] ?? '';
  if (hand.includes(needs) || hand.includes(safety)) return { by: 'hand' };
  const left = hopes[needs];
  if (left !== 0) return { by: 'card', left };
  const seen = box.includes(safety) || sides.some(({ safeties }) => safeties.includes(safety));
  return { by: seen ? 'nothing' : 'safety' };
}

/** Returns the slabs of a road, each with the kilometre at which it starts. */
export function slabs(road: string[]): { card: Distance; at: number; km: number }[] {
  let at = 0;
  return road.filter(isDistance).map((card) => {
    const km = Number(card);
    at += km;
    return { card, at: at - km, km };
  });
}

/** Returns the card that leaves the hand with this move; undefined for a "no". */
export function cardOf(move: Move): string | undefined {
  if (move.kind === 'drive') return String(move.args.km);
  if (move.kind === 'green') return 'green-light';
  return typeof move.args.card === 'string' ? move.args.card : undefined;
}

/** Returns the attacked side. */
export const sideOf = (move: Move): number | undefined => (move.kind === 'attack' ? (move.args.side as number) : undefined);
