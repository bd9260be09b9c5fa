// The flights, by event: cards between board and holders, notes between players and the pig.
import { calm } from '../../kit/motion';
import type { Place, Route, Scene, Timetable, Trip } from '../../kit/traffic';
import type { TvLotteryView } from '../../protocol';
import { notesFor } from './notes';
import { fieldOf, spot, way } from './ring';

export interface Flyer {
  /** A digit card, or its back (null), or a note. */
  digit?: number | null;
  note?: number;
}
/** `given` is the view before the events. */
type Going = Route<Flyer, TvLotteryView>;
type Table = Scene<TvLotteryView>;

const BANK = '[data-bank]';
const person = (seat: unknown) => `[data-seat="${Number(seat)}"]`;
const field = (digit: unknown, { given }: Table) => `[data-field="${fieldOf(given, Number(digit))}"]`;
/** Returns the place of a player's notes: yours are beside the holder, those of others at their tag. */
const purse = (seat: unknown, { looking }: Table): Place => (seat === looking ? ['[data-notes]', person(seat)] : person(seat));
/** Returns where a card goes: your own to its place, another player's to their tag. */
const holder = (seat: unknown, place: unknown, { looking }: Table): Place =>
  seat === looking && typeof place === 'number' ? [`[data-holder="${place - 1}"]`, person(seat)] : person(seat);
const pay = (from: Place, to: Place, money: unknown): Trip<Flyer>[] =>
  notesFor(Number(money)).map((note, i) => ({ item: { note }, from, to, after: 70 * (i + 1) }));

const took: Going = ({ seat, place, digit, card }, table) => [
  { item: { digit }, from: field(digit, table), to: holder(seat, place, table) },
  { item: { digit: card }, from: holder(seat, place, table), to: field(card, table), after: 120 },
];
const swapped: Going = ({ seat, place, second }, table) => {
  if (seat !== table.looking) return [];
  const [one, other] = [holder(seat, place, table), holder(seat, second, table)];
  return [
    { item: { digit: table.given.holder[place - 1] ?? null }, from: one, to: other },
    { item: { digit: table.given.holder[second - 1] ?? null }, from: other, to: one },
  ];
};
const traded: Going = ({ seat, seller, other, place, digit, card, money }, table) => {
  const [here, there] = [holder(seat, place, table), holder(seller ?? other, place, table)];
  return [
    ...pay(purse(seat, table), purse(seller ?? other, table), money ?? 0),
    { item: { digit: digit ?? null }, from: there, to: here, after: 120 },
    { item: { digit: card ?? null }, from: here, to: there, after: 200 },
  ];
};
const won: Going = ({ seat, money }, table) => pay(BANK, purse(seat, table), money);

/** Returns row and column of a pawn; on the start, which is two columns wide, the second one. */
const standsAt = (at: number): [row: number, column: number] => (at === 0 ? [spot(0)[0], 1] : spot(at));

/** A pawn hops from space to space; the table underneath already shows the result. */
const moved: Going = ({ seat, field: to, number }, { given, find }) => {
  const pawn = find(`[data-pawn="${seat}"]`);
  const cell = find('[data-field="3"]')?.getBoundingClientRect();
  if (!pawn || !cell || calm()) return [];
  // Cancel the CSS transition to the new space: with the hops it would move the pawn twice as far.
  for (const sliding of pawn.getAnimations()) if (sliding instanceof CSSTransition) sliding.cancel();
  const [row, column] = standsAt(to);
  const path = way(given, given.pawns[seat] ?? 0, to, number);
  const frames: Keyframe[] = path.map((at, i) => {
    const [r, c] = standsAt(at);
    const hop = i % 2 && i < path.length - 1 ? cell.height * 0.16 : 0;
    return { transform: `translate(${(c - column) * cell.width}px, ${(r - row) * cell.height - hop}px)` };
  });
  const duration = Math.min(620, 140 + 55 * path.length);
  pawn.animate(frames, { duration, easing: 'linear' });
  return [{ pause: duration }];
};

export const timetable: Timetable<Flyer, TvLotteryView> = {
  gap: 50,
  every: true,
  routes: {
    'tl-moved': moved,
    'tl-luck': () => [{ pause: 900 }],
    'tl-picked': ({ seat, digit }, table) => [{ item: { digit }, from: field(digit, table), to: person(seat) }],
    'tl-took': took,
    'tl-took-unseen': took,
    'tl-placed': ({ seat, place, digit }, table) =>
      seat === table.looking
        ? [{ item: { digit }, from: ['.you .digit', field(digit, table)], to: holder(seat, place, table) }]
        : [],
    'tl-swapped': swapped,
    'tl-dealt': traded,
    'tl-dealt-unseen': traded,
    'tl-exchanged': traded,
    'tl-exchanged-unseen': traded,
    'tl-bought-off': traded,
    'tl-bought-off-unseen': traded,
    'tl-got': won,
    'tl-prize': won,
    'tl-paid': ({ seat, money }, table) => pay(purse(seat, table), BANK, money),
    'tl-gave': ({ seat, other, money }, table) => pay(purse(seat, table), purse(other, table), money),
  },
};
