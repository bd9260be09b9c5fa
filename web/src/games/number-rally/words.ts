// Names of cards and players.
import type { SeatInfo } from '../../kit/seats';
import type { Text } from '../../kit/text';
import { PRINTED } from './art/printed';
import { isNumber } from './cards';

// Message ids chosen by kind, written out so that a search finds each of them.
const EFFECTS = {
  'pit-repair': 'web-zr-does-pit-repair',
  'tyre-change': 'web-zr-does-tyre-change',
  overtake: 'web-zr-does-overtake',
  'false-start': 'web-zr-does-false-start',
  'stage-win': 'web-zr-does-stage-win',
  refuel: 'web-zr-does-refuel',
  'oil-change': 'web-zr-does-oil-change',
  'home-straight': 'web-zr-does-home-straight',
} as const;

/** Marks the place of the card in a sentence. */
const CARD = '|';
/** A sentence split around a card, so that the card can be drawn. */
export interface Deed {
  before: string;
  card: string;
  after: string;
}

export class Words {
  constructor(
    readonly text: Text,
    private seats: SeatInfo[],
  ) {}

  nameOf = (seat: number | null | undefined): string => this.seats[seat ?? -1]?.name ?? '';
  called = (card: string): string => this.text(`zr-card-${card}`);
  /** Returns a player's action for the speech bubble; a short one names an event by its printed symbol. */
  did(act: string, card: string, long: boolean): Deed {
    const [sign, example] = PRINTED[card]?.effect ?? [];
    const short = sign && !example && !/^\+/.test(sign) ? sign : this.called(card);
    const [before = '', after = ''] = this.text(`${act}-act`, { card: CARD }).split(CARD);
    return { before, card: long ? this.called(card) : short, after };
  }
  /** Returns the card's name with its effect, for screen readers. */
  spoken = (card: string): string =>
    isNumber(card) ? this.called(card) : `${this.called(card)}: ${this.text(EFFECTS[card as keyof typeof EFFECTS])}`;
}
