// The sentences of the board: one says what happens, one says what to do.
import type { SeatInfo } from '../../../kit/seats';
import type { Text } from '../../../kit/text';
import type { Move, Outcome, PairView, WallView } from '../../../protocol';
import { read } from '../cards';
import { cardName } from '../say';
import { finds, isWish } from './view';
import { winning } from '../../winning';

interface Moment {
  view: WallView;
  looking: number | null;
  moves: Move[];
  /** The tapped free card. */
  held: string | undefined;
  /** The pairs it belongs to, and the move that sets it aside, if any. */
  offers: PairView[];
  aside: Move | undefined;
  outcome: Outcome | null;
  seats: SeatInfo[];
  text: Text;
  latest: string | undefined;
  /** The player plays again after a double pair. */
  again: boolean;
  /** The player has taken a pair since the opening, so the change of the rule is known. */
  known: boolean;
}

export function sentences({
  view,
  looking,
  moves,
  held,
  offers,
  aside,
  outcome,
  seats,
  text,
  latest,
  again,
  known,
}: Moment): [string, string?] {
  const name = seats[view.turn]?.name ?? '';
  if (outcome?.ended) return [text('web-ended')];
  if (view.phase === 'over') {
    const { names, you } = winning(outcome, seats);
    if ((outcome?.winners.length ?? 0) > (view.sides[0]?.seats.length ?? 1)) return [text('web-wall-say-draw')];
    return [you ? text('web-end-you') : text('web-wall-say-won', { names })];
  }
  const mine = view.turn === looking && moves.length > 0;
  if (view.phase === 'breach')
    return mine ? [text('web-wall-say-breach'), text('web-wall-say-breach-hint')] : [text('web-wall-say-breach-other', { name })];
  if (!mine) return [text('web-wall-say-wait', { name }), latest];
  if (view.phase === 'naming') return [text('web-wall-say-naming')];
  if (held !== undefined) {
    const card = cardName(text, held);
    if (aside) return [text(aside.outlook.lifts ? 'web-wall-say-lift' : 'web-wall-say-bar', { row: aside.outlook.row })];
    if (isWish(held)) return [text('web-wall-say-swap'), text('web-wall-say-swap-hint')];
    if (finds(view)) return [text('web-wall-say-second', { card }), text('web-wall-say-find')];
    if (!offers.length)
      return [
        text('web-wall-say-lonely', { card }),
        text(view.opening ? 'web-wall-say-lonely-opening' : 'web-wall-say-lonely-hint'),
      ];
    const hint = view.opening
      ? 'web-wall-say-opening-hint'
      : offers.some((offer) => offer.why?.level === 2)
        ? 'web-wall-say-second-hint'
        : undefined;
    return [text('web-wall-say-second', { card }), hint && text(hint)];
  }
  if (view.opening) return [text('web-wall-say-opening'), text('web-wall-say-opening-take')];
  if (!view.pairs.length) {
    // Name only what can be done now.
    const bans = moves.filter(({ kind }) => kind === 'aside').map(({ outlook }) => outlook);
    const swaps = bans.length < moves.length;
    const { row, lifts } = bans[0] ?? {};
    const alike = bans.every((ban) => ban.row === row);
    return [
      swaps
        ? text(bans.length ? 'web-wall-say-must' : 'web-wall-say-must-swap')
        : alike
          ? text(lifts ? 'web-wall-say-must-lift' : 'web-wall-say-must-bar', { row })
          : text('web-wall-say-must-ban'),
      text('web-wall-say-must-hint'),
    ];
  }
  if (!again && doubleIn(view)) return [text('web-wall-say-double'), text('web-wall-say-double-hint')];
  return [text(again ? 'web-wall-say-again' : known ? 'web-wall-say-pair' : 'web-wall-say-go'), text('web-wall-say-go-hint')];
}

/** Returns the aim of the game, shown before the first pair. */
export const goalOf = (view: WallView, text: Text): string => text(view.open_rows ? 'web-wall-goal-rows' : 'web-wall-goal-wall');

/** Returns whether a double pair is free, unless the player has to name the match. */
export const doubleIn = (view: WallView): boolean => view.naming_mode === 'off' && view.pairs.some(({ why }) => why?.level === 2);

/**
 * Returns a monster's question to the player who takes a pair; it gives nothing away if the player has to name the
 * match.
 */
export function asks(view: WallView, text: Text): string | null {
  if (view.opening) return text('web-wall-riddle');
  if (!view.pairs.length) return null;
  return text(doubleIn(view) ? 'web-wall-riddle-double' : 'web-wall-riddle-pair');
}

/** Returns who took which two cards; what the cards share is named separately after it. */
export function took(text: Text, pair: { left: string; right: string }, taker: SeatInfo | undefined, you: boolean): string {
  const { left, right } = pair;
  return text('web-wall-took', {
    you: you ? 'yes' : 'no',
    name: taker?.name ?? '',
    left: read(left)?.number ?? cardName(text, left),
    right: read(right)?.number ?? cardName(text, right),
  });
}
