// The sentences of the board: one says what is asked, one how to answer.
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
import type { Outcome, Phrase, QuestionView, TvLotteryView } from '../../protocol';
import { winning } from '../winning';
import { type Luck, untold } from './luck';
import { missing, needsInWords } from './missing';
import type { TextKey } from '../../texts';

const inside = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Returns a seat's space, and how many of the viewer's own digits are right. */
export const conditionInWords = (text: Text, view: TvLotteryView, seat: number, looking: number | null): string =>
  [
    text(`tl-field-${view.pawns[seat] ?? 0}`),
    seat === looking && view.number.length ? inside(text('web-tl-right-below', { count: view.right })) : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Returns the round, the winning number and the viewer's own digits. */
export function tableInWords(text: Text, view: TvLotteryView): string {
  if (!view.number.length) return '';
  const digits = (all: readonly (number | null)[]) => all.map((digit) => text(`tl-digit-${digit ?? 'none'}`)).join(', ');
  return [
    text('tl-words-round', { round: view.round, rounds: view.rounds }),
    text('tl-words-number', { digits: digits(view.number) }),
    view.holder.length > 0 && text('tl-words-holder', { digits: digits(view.holder) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns which digits the viewer still needs; empty before there is a number. */
export function needInWords(text: Text, view: TvLotteryView): string {
  const places = missing(view.number, view.holder);
  return places ? needsInWords(places, view, text) : '';
}

/** Events that may change what the viewer has in the bank. */
const MONEY = new Set(['tl-paid', 'tl-got', 'tl-gave', 'tl-dealt', 'tl-bought-off', 'tl-prize']);

/** Returns the viewer's digits when the choosing of digits has ended, and their money when it has changed. */
export function heardToo(events: Phrase[], view: TvLotteryView, text: Text, looking: number | null): string {
  if (looking === null) return '';
  const first = view.round === 1 && events.some(({ key }) => key === 'tl-drawn');
  // At the end everyone's money is told.
  const paid =
    view.phase !== 'over' &&
    events.some(({ key, args }) => MONEY.has(key) && args.money !== 0 && [args.seat, args.other, args.seller].includes(looking));
  return [
    first && text('tl-words-holder', { digits: view.holder.map((digit) => text(`tl-digit-${digit ?? 'none'}`)).join(', ') }),
    paid && text('web-tl-now-have', { money: view.money[looking] ?? 0 }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a luck card says about money; less is paid by a player who has less. */
const NAMED: Record<string, number> = {
  'bank-pays-50': 50_000,
  'bank-pays-100': 100_000,
  'bank-pays-200': 200_000,
  'pay-50': 50_000,
  'pay-100': 100_000,
  'all-pay-you': 50_000,
  'you-pay-all': 50_000,
};

/** Returns whether a listener learns nothing from an event: where others put a card, or what their luck card has just said. */
export function unheard({ key, args }: Phrase, moment: Phrase[], view: TvLotteryView, looking: number | null): boolean {
  if (key === 'tl-placed-unseen') return true;
  // A holder that fills itself is told when it is full.
  if (key === 'tl-picked' || key === 'tl-placed') return args.seat === looking && view.filling[looking ?? -1] === true;
  if (key !== 'tl-paid' && key !== 'tl-got' && key !== 'tl-gave') return false;
  return moment.some((event) => event.key === 'tl-luck' && NAMED[String(event.args.luck)] === args.money);
}

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
    // Once it is chosen what to buy, the question is about that.
    if (asked.kind === 'buy' && moment.way === 'take') return [text('tl-question-take'), hint(moment, asked, name)];
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
