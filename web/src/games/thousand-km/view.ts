// What the board reads from the server's view, and which card a move is about.
import type { Move, ThousandKmSide } from '../../protocol';
import { isAttack, isDistance, PREVENTED_BY, type Distance } from './cards';

export const top = (pile: string[]): string | undefined => pile[pile.length - 1];

/** The attack that lies open on the battle pile, if any. */
export const blockade = (side: ThousandKmSide): string | undefined => {
  const card = top(side.battle);
  return card !== undefined && isAttack(card) ? card : undefined;
};

const SHELTERED_BY = {
  tanker: 'web-km-note-tanker',
  'right-of-way': 'web-km-note-right-of-way',
  'puncture-proof': 'web-km-note-puncture-proof',
  'ace-driver': 'web-km-note-ace-driver',
} as const;

/** Message id for why `card` finds no target here; undefined when it would. */
export function shelter(side: ThousandKmSide, card: string): string | undefined {
  if (!isAttack(card)) return undefined;
  if (side.safeties.includes(PREVENTED_BY[card])) return SHELTERED_BY[PREVENTED_BY[card]];
  if (card === 'speed-limit') return side.limited ? 'web-km-note-limited' : undefined;
  if (blockade(side)) return 'web-km-note-stopped';
  return side.rolling ? undefined : 'web-km-note-waiting';
}

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
