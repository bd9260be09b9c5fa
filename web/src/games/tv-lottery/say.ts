// The sentences of the board: one says what is asked, one how to answer.
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
import type { Outcome, Phrase, QuestionView, TvLotteryView } from '../../protocol';
import { winning } from '../winning';
import { type Luck, untold } from './luck';
import type { TextKey } from '../../texts';

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const inside = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Returns a seat's space, and how many of the viewer's own digits are right. */
export const conditionInWords = (text: Text, view: TvLotteryView, seat: number, looking: number | null): string =>
  [
    text(`tl-field-${view.pawns[seat] ?? 0}`),
    seat === looking && view.number.length ? inside(text('web-tl-right-below', { count: view.right })) : '',
  ]
    .filter(Boolean)
    .join(', ');

interface Moment {
  view: TvLotteryView;
  looking: number | null;
  /** The question, if it is for the viewer and can be answered now. */
  asked: QuestionView | undefined;
  /** Choices begun: the first of two places, a person, a way of buying. */
  first: number | null;
  person: number | null;
  way: string | null;
  turning: boolean;
  /** Whose step is being shown, and the current luck card. */
  acting: number | undefined;
  luck: Luck | null;
  drawing: boolean;
  /** The board shows the number of right digits. */
  counted: boolean;
  outcome: Outcome | null;
  seats: SeatInfo[];
  events: Phrase[];
  /** Events that the board shows anyway. */
  beside: readonly Phrase[];
  text: Text;
  tell: (phrase: Phrase) => string;
}

// Events without news for a waiting player.
const QUIET = new Set(['tl-placed', 'tl-placed-unseen', 'tl-left', 'tl-fills']);

/** The questions that follow once the person is chosen. */
const ABOUT: Record<string, TextKey> = { exchange: 'web-tl-ask-exchange', 'buy-off': 'web-tl-ask-buy-off' };

export function lines(moment: Moment): [string, string?] {
  const { view, looking, asked, turning, acting, luck, drawing, outcome, seats, events, beside, text, tell } = moment;
  const name = (seat: number | null | undefined) => seats[seat ?? -1]?.name ?? '';
  if (outcome?.ended) return [text('web-ended')];
  if (view.phase === 'over') {
    const { names, you } = winning(outcome, seats);
    if (you) return [text('web-tl-won-you')];
    return [names ? text('web-tl-won', { names }) : text('web-tl-over')];
  }
  if (turning) return [text(view.turn === looking ? 'web-tl-turning-you' : 'web-tl-turning', { name: name(view.turn) })];
  if (drawing) return [text('web-tl-drawing')];
  if (asked) {
    if (asked.kind === 'swap' || moment.way === 'swap') {
      const held = moment.first === null ? null : view.holder[moment.first];
      if (held != null) return [text('web-tl-ask-swap-second', { digit: String(held) })];
      return [text('web-tl-ask-swap'), text('web-tl-hint-swap-places')];
    }
    if (asked.kind === 'field-card')
      return [text('web-tl-ask-field-card', { digit: String(asked.digit ?? '') }), text('web-tl-hint-field-card')];
    const about = moment.person === null ? undefined : ABOUT[asked.kind];
    return [about ? text(about, { name: name(moment.person) }) : text(`tl-question-${asked.kind}`), hint(moment, asked, name)];
  }
  if (luck) return [text(luck.seat === looking ? 'web-tl-luck-yours' : 'web-tl-luck-of', { name: name(luck.seat) })];
  const told = untold(events).filter((event) => !QUIET.has(event.key));
  const last = told.at(-1) ?? events.at(-1);
  const waiting = acting ?? view.questions[view.questions.length - 1]?.seat ?? view.turn;
  // The next question comes when the pawn has arrived.
  const moved = acting === looking ? told.find((event) => event.key === 'tl-moved') : last;
  if (waiting === looking && moved?.key === 'tl-moved') return [text('web-tl-going-you'), tell(moved)];
  return [
    waiting === looking ? text('web-tl-your-turn') : text('web-tl-wait', { name: name(waiting) }),
    last && !beside.includes(last) ? tell(last) : undefined,
  ];
}

function hint(
  { view, person, way, counted, text }: Moment,
  asked: QuestionView,
  name: (seat: number | null | undefined) => string,
): string | undefined {
  const digit = String(asked.digit ?? '');
  switch (asked.kind) {
    case 'pick':
      // Once is enough.
      return view.holder.some((held) => held !== null) ? undefined : text('web-tl-hint-pick');
    case 'place':
      return view.holder.some((held) => held !== null) ? undefined : text('web-tl-hint-place');
    case 'spin':
      // If the count is visible, the text says what to touch.
      if (counted) return text('web-tl-hint-tap');
      return view.right ? text('web-tl-hint-right', { count: view.right, money: view.prize }) : text('web-tl-hint-spin');
    case 'star':
      return text('web-tl-hint-star');
    case 'empty-field':
      return text('web-tl-hint-empty-field', { digit });
    case 'seller':
      return text('web-tl-hint-seller', { digit });
    case 'leaving':
      return text('web-tl-hint-leaving', { digit, name: name(asked.other) });
    case 'give':
      return text('web-tl-hint-give', { digit, name: name(asked.other) });
    case 'taken':
      return asked.price ? text('web-tl-hint-taken', { digit }) : text('web-tl-hint-taken-free', { digit });
    case 'buy':
      if (way === 'take') return text('web-tl-hint-buy-take');
      if (way === 'ask') return text('web-tl-hint-buy-ask');
      return text('web-tl-hint-buy');
    case 'take':
      return text('web-tl-hint-take');
    case 'go-to':
      return text('web-tl-hint-go-to');
    case 'exchange':
      return person === null ? text('web-tl-hint-person') : text('web-tl-hint-exchange', { name: name(person) });
    case 'buy-off':
      return person === null ? text('web-tl-hint-person') : text('web-tl-hint-buy-off', { name: name(person) });
    default:
      return undefined;
  }
}
