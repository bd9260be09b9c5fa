// A sensible next action and why, from what lies on the table and nothing else: which cards of a colour are still to come is
// known (all that are not seen), their order is not. So a few dozen orders are tried for each choice, always the same
// ones for the same table.
import type { PatienceView, PileView } from '../../../protocol';
import { NAMES, read, ROWS } from '../cards';
import { FETCH, FINISH, LAY_WISH, PLAY, WAIT } from './moves';

export interface Hint {
  move: number;
  /** The id of the reason and what it speaks of: cards by name, a colour, a count. */
  reason: string;
  card?: string;
  other?: string;
  colour?: string;
  count?: number;
}

/** A wish card on top takes everything. */
const WISH = 0;
const TRIALS = 48;
/** A wish card is kept until it is expected to save so many cards; fewer when little is left to come. */
const WORTH_A_WISH = 3.2;
const WORTH_A_WISH_LATE = 2.2;
const LATE = 30;

const numberOf = (card: string | undefined): number => read(card ?? '')?.number ?? WISH;
const fits = (top: number, card: number): boolean =>
  top === WISH || top === 1 || card === 1 || ROWS.some((row) => top % row === 0 && card % row === 0);

/** How many waiting cards could be fetched one after the other. */
function chain(top: number, row: number[]): number {
  let fetched = 0;
  for (let at = row.length - 1; at >= 0 && fits(top, row[at] ?? WISH); at--) {
    top = row[at] ?? WISH;
    fetched++;
  }
  return fetched;
}

/** How many cards wait in the end if these come in this order and are dealt with sensibly. */
function left(top: number, waiting: number[], coming: number[]): number {
  const row = [...waiting];
  const fetch = (count: number) => {
    for (; count > 0; count--) top = row.pop() ?? WISH;
  };
  for (const card of coming) {
    // As many as can be fetched so that the card still fits; where it fits nowhere, all of them.
    let most = -1;
    let on = top;
    const free = chain(top, row);
    for (let fetched = 0; fetched <= free; fetched++) {
      if (fetched) on = row[row.length - fetched] ?? WISH;
      if (fits(on, card)) most = fetched;
    }
    fetch(most < 0 ? free : most);
    if (most < 0) row.push(card);
    else top = card;
  }
  return row.length - chain(top, row);
}

/** Chance that is the same whenever the same table is looked at. */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

function shuffles(cards: number[], seed: number): number[][] {
  const dice = chance(seed);
  return Array.from({ length: TRIALS }, () => {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const at = Math.floor(dice.next().value * (last + 1));
      [order[last], order[at]] = [order[at] ?? WISH, order[last] ?? WISH];
    }
    return order;
  });
}

/** One colour as far as it can be seen, and what each choice leaves waiting on average. */
class Outlook {
  readonly top: number;
  readonly row: number[];
  readonly up: number[];
  readonly unseen: number[];
  #orders: number[][];

  constructor(pile: PileView, up: string | null) {
    this.top = numberOf(pile.cards.at(-1));
    this.row = pile.waiting.map(numberOf);
    this.up = up && read(up)?.suit === pile.colour ? [numberOf(up)] : [];
    const seen = new Set([...pile.cards, ...pile.waiting, up]);
    this.unseen = NAMES.filter((name) => read(name)?.suit === pile.colour && !seen.has(name))
      .map(numberOf)
      .filter((number) => number !== 11 && number !== 13);
    this.#orders = shuffles(this.unseen, 95 * pile.cards.length + pile.waiting.length);
  }

  #mean = (top: number, row: number[], first: number[]): number =>
    this.#orders.reduce((sum, order) => sum + left(top, row, [...first, ...order]), 0) / TRIALS;

  /** The card turned up is dealt with at once. */
  get now(): number {
    const card = this.up[0];
    if (card === undefined) return this.#mean(this.top, this.row, []);
    return fits(this.top, card) ? this.#mean(card, this.row, []) : this.#mean(this.top, [...this.row, card], []);
  }
  get fetched(): number {
    return this.#mean(this.row.at(-1) ?? WISH, this.row.slice(0, -1), this.up);
  }
  get wished(): number {
    return this.#mean(WISH, this.row, this.up);
  }
  /** How many of the cards still to come would fit on this one. */
  welcomes(top: number): number {
    return this.unseen.filter((card) => fits(top, card)).length;
  }
}

export function hintFor(view: PatienceView): Hint {
  const up = view.card_up;
  const outlooks = view.piles.map((pile) => new Outlook(pile, up));
  const wish = view.wishes ? bestWish(view, outlooks) : null;
  if (up === null) {
    const place = view.piles.findIndex((pile) => pile.end_fits);
    if (place >= 0) return { move: FETCH + place, reason: 'web-nn-pa-hint-fetch', card: view.piles[place]?.waiting.at(-1) };
    return wish ?? { move: FINISH, reason: 'web-nn-pa-hint-finish' };
  }
  const place = view.piles.findIndex((pile) => pile.colour === read(up)?.suit);
  const pile = view.piles[place];
  const outlook = outlooks[place];
  if (!pile || !outlook) return { move: WAIT, reason: 'web-nn-pa-hint-wait', card: up };
  if (pile.end_fits && outlook.fetched <= outlook.now) return whyFetch(place, pile, up);
  if (wish) return wish;
  return pile.up_fits ? whyLay(pile, outlook, up) : whyWait(pile, outlook, up, view.wishes);
}

function whyFetch(place: number, pile: PileView, up: string): Hint {
  const end = pile.waiting.at(-1);
  const both = fits(numberOf(end), numberOf(up));
  const reason = !both ? 'web-nn-pa-hint-fetch' : pile.up_fits ? 'web-nn-pa-hint-fetch-first' : 'web-nn-pa-hint-fetch-so';
  return { move: FETCH + place, reason, card: end, other: up };
}

function whyLay(pile: PileView, outlook: Outlook, up: string): Hint {
  const end = pile.waiting.at(-1);
  const follows = end !== undefined && fits(numberOf(up), numberOf(end));
  if (follows)
    return { move: PLAY, reason: pile.end_fits ? 'web-nn-pa-hint-lay-first' : 'web-nn-pa-hint-lay-so', card: up, other: end };
  if (!pile.end_fits) return { move: PLAY, reason: 'web-nn-pa-hint-lay', card: up, other: pile.cards.at(-1) };
  const better = outlook.welcomes(numberOf(up)) > outlook.welcomes(numberOf(end));
  return { move: PLAY, reason: better ? 'web-nn-pa-hint-lay-leave' : 'web-nn-pa-hint-lay-later', card: up, other: end };
}

function whyWait(pile: PileView, outlook: Outlook, up: string, wishes: number): Hint {
  const top = pile.cards.at(-1);
  const end = pile.waiting.at(-1);
  if (!pile.end_fits)
    return { move: WAIT, reason: wishes ? 'web-nn-pa-hint-wait-keep' : 'web-nn-pa-hint-wait', card: up, other: top };
  const better = outlook.welcomes(outlook.top) > outlook.welcomes(numberOf(end));
  return better
    ? { move: WAIT, reason: 'web-nn-pa-hint-wait-leave', card: end, other: top }
    : { move: WAIT, reason: 'web-nn-pa-hint-wait-later', card: up, other: end };
}

/** Where a wish card helps most, if it is worth one now. */
function bestWish(view: PatienceView, outlooks: Outlook[]): Hint | null {
  const used = view.card_up === null;
  let best: Hint | null = null;
  let most = used ? -1 : view.hand_pile <= LATE ? WORTH_A_WISH_LATE : WORTH_A_WISH;
  outlooks.forEach((outlook, place) => {
    const count = chain(WISH, outlook.row);
    const without = view.piles[place]?.end_fits ? Math.min(outlook.now, outlook.fetched) : outlook.now;
    const saved = used ? count : without - outlook.wished;
    if (saved <= most || (!used && !count)) return;
    most = saved;
    const stuck = !used && count === 1 && outlook.row.length > 1;
    const reason = stuck ? 'web-nn-pa-hint-wish-stuck' : count ? 'web-nn-pa-hint-wish' : 'web-nn-pa-hint-wish-counts';
    best = { move: LAY_WISH + place, reason, colour: view.piles[place]?.colour, count: stuck ? outlook.row.length : count };
  });
  return best;
}
