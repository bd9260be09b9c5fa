// Pictures for advice and refusals in this box: the card with its target or its obstacle.
import type { Phrase, ThousandKmView } from '../../protocol';
import type { Shown } from '../face';

const GREEN = 'green-light';

/** Returns the card of a move; the starting light's move does not name it. */
const cardOf = (move: string): string => (move === 'green' ? GREEN : (move.split(' ').at(-1) ?? ''));

/** The card that forbids a move, by the rule's reason. */
const AGAINST: Record<string, string> = {
  'km-why-limit': 'speed-limit',
  'km-why-two-200': '200',
};
/** Reasons that name a card that must be played first. */
const FIRST = new Set(['km-why-not-started', 'km-why-green-again']);

export function shown({ key, args }: Phrase, [move = '']: string[], _: ThousandKmView, refused: boolean): Shown | null {
  if (!move || move === 'pass' || move === 'next') return null;
  const card = cardOf(move);
  if (!refused) {
    if (key === 'km-move-attack') return { things: [card], sign: 'onto', seat: args.side as number };
    return key === 'km-move-discard' ? { things: [card, 'box'], sign: 'onto' } : { things: [card] };
  }
  if (FIRST.has(key)) return { things: [GREEN, card], sign: 'onto' };
  if (key === 'km-why-discard') return { things: [card, 'box'], sign: 'no' };
  const against = key === 'km-why-stopped' ? (args.card as string) : AGAINST[key];
  return { things: against ? [card, against] : [card], sign: 'no' };
}
