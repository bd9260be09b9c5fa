// Flying cards for all boards. A board provides a table that says, for each kind of event, what flies from where to
// where. The rest is shared: places are found by selectors once the page shows the new state, the flights of one update
// follow each other, and a card already sent by a tap does not fly twice.
//
//   const traffic = new Traffic(room, () => looking, { gap: 60, routes: { 'zr-drew': ({ seat }) => [ … ] } });
//   traffic.show(news.events);
//   <Board {room} {traffic} …>{#snippet flyer(card)}…{/snippet}</Board>
import { tick } from 'svelte';
import type { Phrase } from '../protocol';
import { Air } from './flights.svelte';

/** Milliseconds a card flies before the board shows it in its place. */
const TRAVEL = 340;
/** One day in milliseconds: longer than any answer takes. */
const FOR_EVER = 86_400_000;

/** Selectors within the board; the first one that matches is used. */
export type Place = string | readonly string[];

export interface Trip<Item> {
  item: Item;
  from: Place;
  to: Place;
  /** Milliseconds of delay after the event's other flights. */
  after?: number;
  /** The seat whose hand it leaves. The viewer's own card may already have left with the tap. */
  by?: number;
}

/** Delays everything that follows, in milliseconds. */
export interface Pause {
  pause: number;
}

export interface Scene<Given> {
  /** The seat that is watching; null for a spectator. */
  looking: number | null;
  /** What the board passed to `show`. */
  given: Given;
  find: (place: Place) => HTMLElement | null;
}

export type Route<Item, Given = void> = (args: Phrase['args'], scene: Scene<Given>) => (Trip<Item> | Pause)[];

export interface Timetable<Item, Given = void> {
  /** Milliseconds between events. */
  gap: number;
  routes: Record<string, Route<Item, Given>>;
  /** Events without a route also take `gap` milliseconds. */
  every?: boolean;
}

export class Traffic<Item, Given = void> {
  readonly air = new Air<Item>();
  #room: { readonly root: HTMLElement | undefined };
  #looking: () => number | null;
  #table: Timetable<Item, Given>;
  #sent: Item | undefined;

  constructor(room: { readonly root: HTMLElement | undefined }, looking: () => number | null, table: Timetable<Item, Given>) {
    this.#room = room;
    this.#looking = looking;
    this.#table = table;
  }

  /**
   * Sends a card from the hand at once and keeps it at its target until the answer comes. If the move is refused, the
   * card returns to the hand; otherwise it stays until the board draws its own. A dragged card starts at `start`.
   */
  send(item: Item, from: Element | null | undefined, to: Place, answer: Promise<boolean>, start = from): void {
    this.#sent = item;
    const laid = answer.then((done) => (done ? new Promise((shown) => setTimeout(shown, TRAVEL)) : undefined));
    const flies = this.air.launch(item, start, this.#find(to), 0, laid);
    // The card in the hand is only made transparent, so it keeps its place and the keyboard focus.
    const gone = flies ? from?.animate({ opacity: [0, 0] }, { duration: FOR_EVER, fill: 'both' }) : undefined;
    void answer.then((done) => {
      gone?.cancel();
      if (!done && this.#sent === item) this.#sent = undefined;
    });
  }

  /** Shows events once the page shows the new state. */
  show(events: readonly Phrase[], given: Given): void {
    if (events.length) void tick().then(() => this.#show(events, given));
  }

  #find = (place: Place): HTMLElement | null => {
    for (const selector of typeof place === 'string' ? [place] : place) {
      const found = this.#room.root?.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return null;
  };

  #show(events: readonly Phrase[], given: Given): void {
    const { gap, routes, every } = this.#table;
    const scene = { looking: this.#looking(), given, find: this.#find };
    let delay = 0;
    for (const { key, args } of events) {
      const route = routes[key];
      if (!route && !every) continue;
      let pause = 0;
      for (const step of route?.(args, scene) ?? []) {
        if ('pause' in step) pause += step.pause;
        else if (!this.#gone(step, scene.looking))
          this.air.launch(step.item, this.#find(step.from), this.#find(step.to), delay + (step.after ?? 0));
      }
      delay += pause + gap;
    }
  }

  /** Returns whether a tap already sent this card; true only once. */
  #gone({ item, by }: Trip<Item>, looking: number | null): boolean {
    if (by === undefined || by !== looking || item !== this.#sent) return false;
    this.#sent = undefined;
    return true;
  }
}
