// Pictures for advice and refusals in these four games: the cards, and whether they match.
import type { MauMauView, PatienceView, Phrase, WallView } from '../../protocol';
import type { Shown } from '../face';

/** Returns a card with a suit that it does not have. */
const suitRefused = ({ key, args }: Phrase): Shown | null =>
  key === 'nn-why-other-colour' ? { things: [args.card as string, `suit-${String(args.colour)}`], sign: 'no' } : null;

/**
 * Returns the top card and the card meant for it. The phrase names the top card first, the picture shows the hand card
 * first.
 */
function pairRefused({ args }: Phrase): Shown | null {
  const { left, right } = args as { left?: string; right?: string };
  return left && right ? { things: [right, left], sign: 'no' } : null;
}

export function mauMauShown(phrase: Phrase, [move = '']: string[], view: MauMauView, refused: boolean): Shown | null {
  if (refused) return suitRefused(phrase) ?? pairRefused(phrase);
  const [does = '', what = ''] = move.split(' ');
  if (does === 'lay') return { things: [what, view.wished ? `suit-${view.wished}` : view.top], sign: 'onto' };
  if (does === 'wish') return { things: ['wish', `suit-${what}`], sign: 'onto' };
  return does === 'draw' ? { things: ['back'] } : null;
}

export function wallShown(phrase: Phrase, [move = '']: string[], view: WallView, refused: boolean): Shown | null {
  if (refused) return pairRefused(phrase);
  const [does = '', first = '', second = ''] = move.split(' ');
  const free = (stack: string) => view.stacks[Number(stack) - 1]?.cards.at(-1);
  // Moves count stacks from 1, the view from 0.
  const pair = view.pairs.find(({ stacks: [one = -1, other = -1] }) => one + 1 === Number(first) && other + 1 === Number(second));
  if (does === 'take' && pair) return { things: pair.cards, sign: 'and' };
  const card = free(first);
  if (does === 'swap' && card) return { things: [card, second], sign: 'swap' };
  return does === 'aside' && card ? { things: [card] } : null;
}

/** Returns the picture of a refusal; advice is shown on the table itself. */
export const patienceShown = (phrase: Phrase, _: string[], __: PatienceView, refused: boolean): Shown | null =>
  refused ? pairRefused(phrase) : null;
