// What listeners are told beyond the sentences of the board, because sighted players see it on the table.
import { capital, type Text } from '../../../kit/text';
import type { MauMauView, Phrase } from '../../../protocol';
import { banned, cardName, listed, suitName } from '../say';
import type { Item } from './hand';

interface Moment {
  view: MauMauView;
  /** The sentences of the board. */
  words: [string, string?, string?];
  /** The selected card. */
  item: Item | undefined;
  /** The player has not acted yet. */
  first: boolean;
  /** What the two cards of the player's double have in common. */
  shared: string | null;
  text: Text;
}

const wish = (text: Text, { wished }: MauMauView): string =>
  wished ? text('nn-words-wished', { colour: suitName(text, wished) }) : '';

/** Returns what the player is asked, the question last. */
export function asked({ view, words, item, first: begins, shared, text }: Moment): string[] {
  const { naming, phase } = view;
  if (naming) return [text('web-nn-name', { left: cardName(text, naming.left), right: cardName(text, naming.right) })];
  // A drawn card is selected automatically.
  if (item && phase !== 'drawn') return chosen(item, text);
  const [first, second, spoken] = words;
  if (shared) return [`${capital(shared)}.`, first];
  if (phase === 'drawn') return [second ?? ''];
  const draws = view.wished && first === text('web-nn-mm-say-draw');
  const turn = first === text('web-nn-mm-say-turn');
  const hand = begins ? handInWords(view, text) : '';
  if (view.wished && (draws || turn))
    return [hand, wish(text, view), ...(draws ? [text('web-nn-mm-heard-none'), second ?? ''] : [])];
  return [hand, banned(text, view.bars), turn ? '' : first, spoken ?? second ?? ''];
}

function handInWords({ hand }: MauMauView, text: Text): string {
  const cards = hand.map((card) => cardName(text, card));
  return text('nn-words-hand', { cards: listed(text, cards) });
}

/** Returns what a selected card does, and how to play it. */
function chosen({ card, label, bar }: Item, text: Text): string[] {
  if (card === 'wish') return [text('web-nn-mm-which')];
  const bans = bar ? text(bar.lifts ? 'web-nn-mm-lifts' : 'web-nn-mm-bars', { row: bar.row }) : '';
  return [bans, capital(text('web-nn-mm-heard-pick', { card: label }))];
}

const PLAYS = ['nn-laid', 'nn-laid-doubly', 'nn-laid-on-wish', 'nn-wished', 'nn-barred', 'nn-lifted'];

/** Returns a warning when a player has just played the last card but one: a listener cannot see the hand. */
export function oneLeft(events: Phrase[], { hand_sizes: sizes }: MauMauView, text: Text): string {
  const played = events.findLast(({ key }) => PLAYS.includes(key));
  return played && sizes[played.args.seat as number] === 1 ? text('web-nn-mm-one-left') : '';
}

/** Returns the middle of the table: the top card or the wish, the bans and the draw pile. */
export const middle = (text: Text, view: MauMauView): string =>
  [
    wish(text, view) || text('nn-words-top', { top: cardName(text, view.top) }),
    banned(text, view.bars),
    text('nn-words-draw-pile', { count: view.draw_pile }),
  ]
    .filter(Boolean)
    .join(' ');
