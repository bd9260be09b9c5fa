// What listeners are told beyond the sentences of the board, because sighted players see it on the wall.
import type { Text } from '../../../kit/text';
import type { PairView, Phrase, WallView } from '../../../protocol';
import { banned, cardName, listed } from '../say';
import { finds, isNumber, topOf } from './view';

interface Moment {
  view: WallView;
  /** The sentences of the board. */
  say: [string, string?];
  /** The chosen stack with its free card, and the pairs it belongs to. */
  stack: number | null;
  held: string | undefined;
  offers: PairView[];
  goal: string | null;
  text: Text;
}

/** Returns a free card and where it lies. */
const placed = (text: Text, view: WallView, stack: number, card: string): string =>
  text('web-wall-heard-place', { rows: view.open_rows ? 'yes' : 'no', place: stack + 1, card: cardName(text, card) });

/** Returns the free cards of these stacks, and where they lie; empty stacks are left out. */
const freeCards = (text: Text, view: WallView, stacks: number[]): string =>
  stacks
    .flatMap((stack) => {
      const card = topOf(view, stack);
      return card === undefined ? [] : placed(text, view, stack, card);
    })
    .join('; ');

const all = ({ stacks }: WallView): number[] => stacks.map((_, stack) => stack);
const cardsFree = (text: Text, view: WallView): string =>
  text('web-wall-heard-free', { cards: freeCards(text, view, all(view)) });

/** Returns what the player is asked, the question last. */
export function asked({ view, say, stack, held, offers, goal, text }: Moment): string[] {
  const { naming } = view;
  if (naming) return [text('web-nn-name', { left: cardName(text, naming.left), right: cardName(text, naming.right) })];
  const [first, second] = say;
  if (view.phase === 'breach') return [first, second ?? ''];
  if (held !== undefined && stack !== null)
    return isNumber(held) && offers.length && !finds(view) ? [partners(text, view, stack, held, offers)] : [first, second ?? ''];
  const begins = view.sides.every(({ cards }) => !cards);
  return [
    goal ?? '',
    begins ? cardsFree(text, view) : '',
    banned(text, view.bars),
    first === text('web-wall-say-again') ? text('web-wall-heard-again') : first,
    second === text('web-wall-say-must-hint') ? second : '',
  ];
}

/** Returns which cards match the chosen one, and where they lie. */
function partners(text: Text, view: WallView, stack: number, held: string, offers: PairView[]): string {
  const found = offers.map(({ stacks, cards, why }) => {
    const at = stacks[0] === stack ? 1 : 0;
    const other = placed(text, view, stacks[at] ?? stack, cards[at] ?? '');
    return why?.level === 2 && !view.opening ? text('web-wall-heard-double', { card: other }) : other;
  });
  return text('web-wall-heard-fits', { card: cardName(text, held), cards: found.join('; ') });
}

/** Returns the middle of the table: the free cards, the lowest stacks of the wall and the bans. */
export function middle(text: Text, view: WallView): string {
  const heights = view.stacks.map(({ height }) => height).filter(Boolean);
  const count = Math.min(...heights);
  const low = all(view).filter((stack) => view.stacks[stack]?.height === count);
  const stacks = listed(
    text,
    low.map((stack) => String(stack + 1)),
  );
  const lowest = view.open_rows || !low.length ? '' : text('web-wall-heard-lowest', { many: low.length, stacks, count });
  return [heights.length ? cardsFree(text, view) : '', lowest, banned(text, view.bars)].filter(Boolean).join(' ');
}

/** What is told after events. It remembers which free cards each listener knows, so it belongs to a page. */
export class Told {
  /** By seat: the stacks as they were when the seat was last told. */
  #known = new Map<number, WallView['stacks']>();

  /** Returns the stacks of a pair that another player took, the cards freed since the listener's last turn, and warnings. */
  after = (events: Phrase[], view: WallView, text: Text, looking: number | null): string => {
    const freed = this.#freed(events, view, looking);
    return [
      freed.length
        ? text('web-wall-heard-freed', { cards: freeCards(text, view, freed) })
        : takenFrom(events, view, text, looking),
      lastCards(events, view, text),
    ]
      .filter(Boolean)
      .join(' ');
  };

  /** Returns the stacks that look different from what the listener knows, once their turn has come. */
  #freed(events: Phrase[], view: WallView, looking: number | null): number[] {
    if (looking === null) return [];
    const known = this.#known.get(looking) ?? fromTheStart(events, view, looking);
    const mine = view.turn === looking && (view.phase === 'main' || view.phase === 'opening');
    if (mine) this.#known.set(looking, view.stacks);
    else if (known) this.#known.set(looking, known);
    if (!mine) return [];
    const full = all(view).filter((stack) => topOf(view, stack) !== undefined);
    // Stacks grow when a move is taken back and in another game.
    const same = known && full.every((stack) => (view.stacks[stack]?.height ?? 0) <= (known[stack]?.height ?? 0));
    return same ? full.filter((stack) => looks(view.stacks[stack]) !== looks(known[stack])) : full;
  }
}

/** Returns the stacks that the listener knows who takes the first pair: all others are as the first prompt told them. */
function fromTheStart(events: Phrase[], view: WallView, looking: number): WallView['stacks'] | undefined {
  const took = events.filter(({ key, args }) => key.startsWith('nn-took') && args.seat === looking);
  const taken = view.sides.reduce((sum, { cards }) => sum + cards, 0);
  if (!took.length || taken !== 2 * took.length) return undefined;
  const touched = took.flatMap(({ args }) => [args.first, args.second]);
  return view.stacks.map((stack, at) => (touched.includes(at + 1) ? { ...stack, height: stack.height + 2, cards: [] } : stack));
}

const looks = (stack: WallView['stacks'][number] | undefined): string => `${stack?.height} ${stack?.cards.at(-1)}`;

/** Returns the stacks of the last pair, if another player took it. */
function takenFrom(events: Phrase[], view: WallView, text: Text, looking: number | null): string {
  const took = events.findLast(({ key, args }) => key.startsWith('nn-took') && args.seat !== looking);
  if (!took) return '';
  const places = [...new Set([took.args.first, took.args.second].map(String))];
  const where = !view.open_rows ? 'stacks' : places.length > 1 ? 'columns' : 'column';
  return text('web-wall-heard-from', { where, places: listed(text, places) });
}

/** Returns a warning for each stack of the wall that has just been left with its last card. */
export function lastCards(events: Phrase[], view: WallView, text: Text): string {
  if (view.open_rows || view.stacks.some(({ height }) => !height)) return '';
  const lower = events.filter(({ key }) => key.startsWith('nn-took') || key.startsWith('nn-aside'));
  const touched = new Set(lower.flatMap(({ args }) => [args.first, args.second, args.stack]));
  return view.stacks
    .flatMap(({ height }, at) => (height === 1 && touched.has(at + 1) ? text('web-wall-one-left', { stack: at + 1 }) : []))
    .join(' ');
}

export const reasonsInWords = (shown: boolean, text: Text): string => text(shown ? 'web-wall-why-on' : 'web-wall-why-off');
