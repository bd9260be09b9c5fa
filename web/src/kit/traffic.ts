// Cards on their way, for all boards. A board brings a table that says, for each kind of event, what is seen to go from
// where to where; everything else is the same for all: places are found by selectors once the page shows the new state,
// the things of one update follow each other, and a card that a tap has sent off already does not fly again.
//
//   const traffic = new Traffic(() => root, () => looking, { gap: 60, routes: { 'zr-drew': ({ seat }) => [ … ] } });
//   traffic.show(news.events);
//   <Flights air={traffic.air} …>
import { tick } from 'svelte';
import type { Phrase } from '../protocol';
import { Air } from './flights.svelte';

/** So long a board lets a card fly before it shows that it lies there. */
const TRAVEL = 340;
/** No answer takes longer than a day. */
const FOR_EVER = 86_400_000;

/** Selectors within the board, the best first: the first one that is found counts. */
export type Place = string | readonly string[];

export interface Trip<Item> {
  item: Item;
  from: Place;
  to: Place;
  /** So many milliseconds later than the event's other things. */
  after?: number;
  /** Whose hand it leaves. One's own may have left with the tap. */
  by?: number;
}

/** What comes next waits so many milliseconds longer. */
export interface Pause {
  pause: number;
}

export interface Scene<Given> {
  /** Whose eyes these are. */
  looking: number | null;
  /** What the board handed to `show`. */
  given: Given;
  find: (place: Place) => HTMLElement | null;
}

export type Route<Item, Given = void> = (args: Phrase['args'], scene: Scene<Given>) => (Trip<Item> | Pause)[];

export interface Timetable<Item, Given = void> {
  /** Milliseconds from one event to the next. */
  gap: number;
  routes: Record<string, Route<Item, Given>>;
  /** Events without a route take their time too. */
  every?: boolean;
}

export class Traffic<Item, Given = void> {
  readonly air = new Air<Item>();
  #root: () => HTMLElement | undefined;
  #looking: () => number | null;
  #table: Timetable<Item, Given>;
  #sent: Item | undefined;

  constructor(root: () => HTMLElement | undefined, looking: () => number | null, table: Timetable<Item, Given>) {
    this.#root = root;
    this.#looking = looking;
    this.#table = table;
  }

  /**
   * A card leaves the hand at once, and lies where it was laid until the answer comes. If that is a no, it is back in the hand;
   * else it lies there until the board has laid its own.
   */
  send(item: Item, from: Element | null | undefined, to: Place, answer: Promise<boolean>): void {
    this.#sent = item;
    const laid = answer.then((done) => (done ? new Promise((shown) => setTimeout(shown, TRAVEL)) : undefined));
    const flies = this.air.launch(item, from, this.#find(to), 0, laid);
    // In the hand it is not seen, but it keeps its place there, and whoever is at it by keyboard keeps theirs.
    const gone = flies ? from?.animate({ opacity: [0, 0] }, { duration: FOR_EVER, fill: 'both' }) : undefined;
    void answer.then((done) => {
      gone?.cancel();
      if (!done && this.#sent === item) this.#sent = undefined;
    });
  }

  /** Shows what happened, as soon as the page shows what came of it. */
  show(events: readonly Phrase[], given: Given): void {
    if (events.length) void tick().then(() => this.#show(events, given));
  }

  #find = (place: Place): HTMLElement | null => {
    for (const selector of typeof place === 'string' ? [place] : place) {
      const found = this.#root()?.querySelector<HTMLElement>(selector);
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

  /** Whether a tap has sent it already; that counts once. */
  #gone({ item, by }: Trip<Item>, looking: number | null): boolean {
    if (by === undefined || by !== looking || item !== this.#sent) return false;
    this.#sent = undefined;
    return true;
  }
}
