// Flying cards. A board says what flies from where to where; <Flights> draws it with the board's own faces and drops it
// after landing. Nothing waits for a flight: the table underneath already shows the result.
import { calm } from './motion';

export interface Flight<Item> {
  id: number;
  item: Item;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds before take-off, so that the cards of one move follow each other. */
  delay: number;
  /** Keeps showing the landed card until this settles, because the outcome is not known yet. */
  until?: Promise<unknown>;
}

export class Air<Item> {
  flights = $state.raw<Flight<Item>[]>([]);
  #count = 0;

  /** Starts a flight. Returns false if nothing flies. */
  launch(
    item: Item,
    from: Element | null | undefined,
    to: Element | null | undefined,
    delay = 0,
    until?: Promise<unknown>,
  ): boolean {
    if (!from || !to || calm() || document.hidden) return false;
    const id = ++this.#count;
    const flight = { id, item, from: from.getBoundingClientRect(), to: to.getBoundingClientRect(), delay, until };
    // After a long absence many events arrive at once; a swarm of cards would explain nothing.
    this.flights = [...this.flights.slice(-8), flight];
    return true;
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}
