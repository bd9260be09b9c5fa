// What can be touched now, and what a touch means: the legal moves by their pieces on the table, and choices begun but
// not sent yet.
import { leads } from '../../kit/leads';
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
import type { Move, Phrase, QuestionView, TvLotteryView } from '../../protocol';
import { type Answer, answersTo, type Way } from './answers';
import { askMeant, fieldMeant, placeMeant, placeOf, secondOf, spinMeant, topOf } from './asking';
import { digitOf, signed } from './ring';

interface Moment {
  view: TvLotteryView;
  looking: number | null;
  /** The legal moves; empty while something is still shown. */
  moves: Move[];
  /** What a lesson asks for. */
  wanted?: readonly string[];
  seats: SeatInfo[];
  text: Text;
  tell: (phrase: Phrase) => string;
  play: (move: string) => void;
  why: (moves: string[]) => void;
}

export class Choice {
  /** Choices begun: the first of two cards, the person, the way of buying; and the previewed spinner. */
  first = $state<number | null>(null);
  chosen = $state<number | null>(null);
  way = $state<Way | null>(null);
  preview = $state<string | null>(null);

  readonly #now: () => Moment;

  constructor(now: () => Moment) {
    this.#now = now;
  }

  readonly question = $derived.by((): QuestionView | undefined => topOf(this.#now().view.questions));
  /** The question, if it is for the viewer and can be answered now. */
  readonly asked = $derived.by((): QuestionView | undefined => {
    const { moves, looking } = this.#now();
    return moves.length && this.question?.seat === looking ? this.question : undefined;
  });
  readonly #people = $derived.by((): number[] => {
    const found = this.#now().moves.filter((move) => move.kind === 'exchange' || move.kind === 'buy-off');
    return [...new Set(found.map((move) => move.args.seat as number))];
  });
  readonly person = $derived.by((): number | null => (this.#people.length === 1 ? (this.#people[0] ?? null) : this.chosen));
  readonly #swapping = $derived.by(
    (): boolean => this.asked?.kind === 'swap' || (this.asked?.kind === 'buy' && this.way === 'swap'),
  );

  /** Set while you choose two cards to swap: the first digit, once it is chosen. */
  readonly pair = $derived.by((): { digit: number | null } | null =>
    this.asked?.kind === 'swap' ? { digit: this.#now().view.holder[this.first ?? -1] ?? null } : null,
  );

  /** The moves for a tap on one of your places. */
  readonly #placing = $derived.by((): Map<number, Move> => {
    const found = new Map<number, Move>();
    for (const move of this.#now().moves) {
      const [place, second] = [placeOf(move), secondOf(move)];
      if (move.kind === 'put' || move.kind === 'give') found.set(place, move);
      else if ((move.kind === 'exchange' || move.kind === 'buy-off') && move.args.seat === this.person) found.set(place, move);
      else if (move.kind === 'swap' && this.#swapping && (place === this.first || second === this.first))
        found.set(place === this.first ? second : place, move);
    }
    return found;
  });
  /** The effects of those moves in words. */
  readonly places = $derived.by((): Map<number, string> => {
    const { view, text, tell } = this.#now();
    if (this.#swapping && this.first === null) return new Map(view.holder.map((_, place) => [place, text('web-tl-can-swap')]));
    return new Map([...this.#placing].map(([place, move]) => [place, tell(move)]));
  });

  /** The moves for a tap on a space. */
  readonly #going = $derived.by((): Map<number, Move> => {
    const found = new Map<number, Move>();
    const buying = this.asked?.kind === 'buy';
    for (const move of this.#now().moves) {
      const meant =
        move.kind === 'take' || move.kind === 'ask'
          ? !buying || this.way === move.kind
          : move.kind === 'go-to' || move.kind === 'number';
      if (meant) found.set(move.outlook.field as number, move);
    }
    return found;
  });
  readonly fields = $derived.by((): Map<number, string> => {
    const { tell } = this.#now();
    return new Map([...this.#going].map(([field, move]) => [field, tell(move)]));
  });

  readonly spins = $derived.by((): Map<string, Move> => {
    const found = this.#now().moves.filter((move) => move.kind === 'spin');
    return new Map(found.map((move) => [move.args.spinner as string, move]));
  });
  /** The numbers shown on the spaces that they lead to, for the star's spinner or the previewed one. */
  readonly hints = $derived.by((): Map<number, string> => {
    const { moves, view } = this.#now();
    const found = new Map<number, string>();
    for (const move of moves)
      if (move.kind === 'number') found.set(move.outlook.field as number, signed(move.args.number as number));
    const landings = this.spins.get(this.preview ?? '')?.outlook.landings as number[] | undefined;
    const numbers = view.spinners.find(({ name }) => name === this.preview)?.sectors.filter((number) => number !== null);
    landings?.forEach((field, i) => found.set(field, signed(numbers?.[i] ?? 0)));
    return found;
  });

  /** Which spinners could lead to a space, while none is previewed. */
  readonly reach = $derived.by((): Map<number, string[]> => {
    const found = new Map<number, string[]>();
    if (this.preview !== null) return found;
    for (const [name, { outlook }] of this.spins)
      for (const field of (outlook.landings ?? []) as number[]) found.set(field, [...(found.get(field) ?? []), name]);
    return found;
  });

  readonly answers = $derived.by((): Answer[] => {
    const { moves, seats, text, tell } = this.#now();
    return this.asked ? answersTo(this.asked, moves, { person: this.person, way: this.way }, seats, text, tell) : [];
  });
  /** The players that the question is about. */
  readonly meant = $derived.by((): Set<number> => {
    if (this.person !== null) return new Set([this.person]);
    return new Set(this.asked?.other != null ? [this.asked.other] : this.asked?.seats);
  });

  // -- what a touch leads to (see kit/leads.ts) --------------------------------------------------------------------

  wayOfPlace(place: number): string | undefined {
    if (!this.#swapping || (this.first !== null && this.first !== place)) return leads(this.#placing.get(place)?.notation);
    const swaps = this.#now().moves.filter((move) => move.kind === 'swap');
    // The chosen card leads to all swaps, because touching it again puts it back.
    if (this.first === place) return leads(...swaps.map(({ notation }) => notation));
    return leads(...swaps.filter((move) => placeOf(move) === place || secondOf(move) === place).map(({ notation }) => notation));
  }
  /** Returns what a space leads to. If the question has its own button, the teacher's hand points there instead. */
  wayOfField(field: number): string | undefined {
    const notation = this.#going.get(field)?.notation;
    return this.answers.some(({ go, move }) => go && move?.notation === notation) ? undefined : leads(notation);
  }
  wayOfSpin = (spinner: string): string | undefined => leads(this.spins.get(spinner)?.notation);
  wayOfAnswer({ move, person, way }: Answer): string | undefined {
    if (move) return leads(move.notation);
    const meant = this.#now().moves.filter(({ kind, args }) =>
      person === undefined ? kind === way : (kind === 'exchange' || kind === 'buy-off') && args.seat === person,
    );
    return leads(...meant.map(({ notation }) => notation));
  }

  forget(): void {
    this.first = this.chosen = this.way = null;
  }

  /** Whether a person must be chosen before a place. */
  get personMissing(): boolean {
    return (this.asked?.kind === 'exchange' || this.asked?.kind === 'buy-off') && this.person === null;
  }

  /** Chooses the way of buying if none is chosen; returns whether it did. */
  #buy(way: Way): boolean {
    if (this.asked?.kind !== 'buy' || this.way !== null) return false;
    this.way = way;
    return true;
  }

  place(place: number): void {
    this.#buy('swap');
    if (this.#named(place)) this.first = place;
    else if (this.#swapping && (this.first === null || place === this.first)) this.first = this.first === place ? null : place;
    else this.#play(this.#placing.get(place), () => placeMeant(this.asked?.kind, place, this.person));
  }

  /** Returns whether a card named by the lesson has to replace the chosen one, which the lesson does not name. */
  #named(place: number): boolean {
    const { moves, wanted } = this.#now();
    const swaps = moves.filter(({ kind, notation }) => kind === 'swap' && wanted?.includes(notation));
    const named = swaps.flatMap((move) => [placeOf(move), secondOf(move)]);
    return this.#swapping && this.first !== null && named.includes(place) && !named.includes(this.first);
  }

  field(field: number): void {
    const digit = digitOf(this.#now().view.ring[field]);
    if (this.#now().moves.some((move) => move.kind === 'take' && move.outlook.field === field) && this.#buy('take')) return;
    this.#play(this.#going.get(field), () => fieldMeant(this.asked?.kind, field, digit, this.way === 'ask'));
  }

  spin(spinner: string): void {
    this.#play(this.spins.get(spinner), () => spinMeant(spinner));
  }

  answer(answer: Answer): void {
    if (answer.cannot) this.#now().why([askMeant(0)]);
    else if (answer.move) this.#now().play(answer.move.notation);
    else if (answer.person !== undefined) this.chosen = this.chosen === answer.person ? null : answer.person;
    else if (answer.way) {
      this.way = this.way === answer.way ? null : answer.way;
      this.first = null;
    }
  }

  #play(move: Move | undefined, meant: () => string): void {
    const { looking, play, why } = this.#now();
    if (move) play(move.notation);
    else if (looking !== null) why([meant()]);
  }
}
