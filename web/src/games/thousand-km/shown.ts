// What advice and refusals of this box look like: the card, and what it goes to or what is in its way.
import type { Phrase, ThousandKmView } from '../../protocol';
import type { Shown } from '../face';

const GREEN = 'green-light';

/** The card that a move is about; the light that starts is written without its name. */
const cardOf = (move: string): string => (move === 'green' ? GREEN : (move.split(' ').at(-1) ?? ''));

/** What stands against laying a card, by the rule's reason. */
const AGAINST: Record<string, string> = {
  'km-why-limit': 'speed-limit',
  'km-why-two-200': '200',
};
/** What has to come first. */
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
