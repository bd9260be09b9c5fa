// @vitest-environment happy-dom
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Timetable, Traffic } from './traffic';

const table: Timetable<string | null, string> = {
  gap: 100,
  routes: {
    laid: ({ seat, card }) => [{ item: card, from: `[data-seat="${seat}"]`, to: '.pile', by: seat }],
    drew: ({ seat }, { looking }) => [
      { item: null, from: '.deck', to: seat === looking ? ['.gap', '.hand'] : `[data-seat="${seat}"]`, after: 30 },
    ],
    spun: () => [{ pause: 500 }],
    given: (_, { given }) => [{ item: given, from: '.deck', to: '.pile' }],
  },
};
let root: HTMLElement;
let reduced = false;
let looking: number | null = 0;
const board = (more: Partial<typeof table> = {}) => new Traffic({ root }, () => looking, { ...table, ...more });
const laid = (seat: number, card: string) => ({ key: 'laid', args: { seat, card } });
const drew = (seat: number) => ({ key: 'drew', args: { seat } });

/** Lists the flights: item, start and end (by their left edges), and delay. */
const seen = ({ air }: ReturnType<typeof board>) =>
  air.flights.map(({ item, from, to, delay }) => [item, from.left, to.left, delay]);
async function shown(traffic: ReturnType<typeof board>, events: { key: string; args: Record<string, unknown> }[], given = '') {
  traffic.show(events, given);
  await tick();
  return seen(traffic);
}
/** Adds an element to the board. */
function place(attribute: string, left: number) {
  root.insertAdjacentHTML('beforeend', `<i ${attribute}></i>`);
  const rect = new DOMRect(left, 0, 10, 10);
  vi.spyOn(root.lastElementChild as Element, 'getBoundingClientRect').mockReturnValue(rect);
}
const [ME, YOU, PILE, DECK, HAND, GAP] = [1, 2, 3, 4, 5, 6];

/** Called when the card in the hand is shown again; `vanish` when it is hidden. */
const appear = vi.fn();
const vanish = vi.fn(() => ({ cancel: appear }) as unknown as Animation);

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.animate = vanish;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  reduced = false;
  looking = 0;
  root = document.createElement('div');
  place('data-seat="0"', ME);
  place('data-seat="1"', YOU);
  place('class="pile"', PILE);
  place('class="deck"', DECK);
  place('class="hand"', HAND);
});
afterEach(() => root.remove());

describe('what happened', () => {
  it('flies from where to where the table of the board says', async () => {
    expect(await shown(board(), [laid(1, 'red')])).toEqual([['red', YOU, PILE, 0]]);
  });

  it('is looked for when the page shows what came of it, not before', async () => {
    const traffic = board();
    traffic.show([drew(0)], '');
    expect(seen(traffic)).toEqual([]);
    place('class="gap"', GAP);
    await tick();
    expect(seen(traffic)).toEqual([[null, DECK, GAP, 30]]);
  });

  it('starts at the first of its places that is on the page', async () => {
    expect(await shown(board(), [drew(0)])).toEqual([[null, DECK, HAND, 30]]);
  });

  it('is not shown where a place is missing', async () => {
    root.querySelector('.pile')?.remove();
    expect(await shown(board(), [laid(1, 'red'), drew(1)])).toEqual([[null, DECK, YOU, 130]]);
  });

  it('is shown for the viewer at that moment', async () => {
    const traffic = board();
    traffic.show([drew(1)], '');
    looking = 1;
    await tick();
    expect(seen(traffic)).toEqual([[null, DECK, HAND, 30]]);
  });

  it('is read with what the board handed over', async () => {
    expect(await shown(board(), [{ key: 'given', args: {} }], 'blue')).toEqual([['blue', DECK, PILE, 0]]);
  });
});

describe('one thing after the other', () => {
  const other = { key: 'other', args: {} };

  it('follows at the pace of the board; what has no route takes no time', async () => {
    const times = (await shown(board(), [laid(1, 'red'), other, drew(1), laid(1, 'blue')])).map((flight) => flight[3]);
    expect(times).toEqual([0, 130, 200]);
  });

  it('unless the board gives every event its time', async () => {
    const times = (await shown(board({ every: true }), [other, laid(1, 'red'), other, laid(1, 'blue')])).map((f) => f[3]);
    expect(times).toEqual([100, 300]);
  });

  it('waits for the pause that an event asks for', async () => {
    expect(await shown(board(), [{ key: 'spun', args: {} }, laid(1, 'red')])).toEqual([['red', YOU, PILE, 600]]);
  });
});

const YES = Promise.resolve(true);

describe('a card of one’s own', () => {
  const hand = () => root.querySelector('.hand');

  it('leaves with the tap and does not fly again with its event, which still takes its time', async () => {
    const traffic = board();
    traffic.send('red', hand(), '.pile', YES);
    expect(seen(traffic)).toEqual([['red', HAND, PILE, 0]]);
    expect(await shown(traffic, [laid(0, 'red'), drew(1)])).toEqual([
      ['red', HAND, PILE, 0],
      [null, DECK, YOU, 130],
    ]);
  });

  it('lies where it was laid until the answer comes, and is not seen in the hand', async () => {
    vi.useFakeTimers();
    const traffic = board();
    let say: (done: boolean) => void = () => {};
    traffic.send('red', hand(), '.pile', new Promise((resolve) => (say = resolve)));
    let lies = true;
    void traffic.air.flights[0]?.until?.then(() => (lies = false));
    await vi.advanceTimersByTimeAsync(5000);
    expect([lies, vanish.mock.calls.length, appear.mock.calls.length]).toEqual([true, 1, 0]);
    say(true);
    await vi.advanceTimersByTimeAsync(100);
    expect([lies, appear.mock.calls.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect(lies).toBe(false);
    vi.useRealTimers();
  });

  it('is back in the hand at once when the answer is no, and flies when it is laid at last', async () => {
    const traffic = board();
    traffic.send('red', hand(), '.pile', Promise.resolve(false));
    await traffic.air.flights[0]?.until;
    await tick();
    expect(await shown(traffic, [laid(0, 'red')])).toHaveLength(2);
  });

  it('skips only its own next event', async () => {
    const traffic = board();
    traffic.send('red', hand(), '.pile', YES);
    await shown(traffic, [laid(0, 'red')]);
    expect(await shown(traffic, [laid(0, 'red')])).toHaveLength(2);
  });

  it('is not mistaken for another card, or for the same card of another player', async () => {
    const traffic = board();
    traffic.send('red', hand(), '.pile', YES);
    await shown(traffic, [laid(0, 'blue'), laid(1, 'red')]);
    expect(traffic.air.flights.map(({ item }) => item)).toEqual(['red', 'blue', 'red']);
    // The card is still flying, so its own event starts no second flight.
    expect(await shown(traffic, [laid(0, 'red')])).toHaveLength(3);
  });

  it('flies with its event when no tap has sent it: another device played', async () => {
    expect(await shown(board(), [laid(0, 'red')])).toEqual([['red', ME, PILE, 0]]);
  });
});

describe('nothing flies', () => {
  it('for those who want no motion, and the own card is forgotten all the same', async () => {
    reduced = true;
    const traffic = board();
    traffic.send('red', root.querySelector('.hand'), '.pile', YES);
    expect(await shown(traffic, [laid(0, 'red'), laid(1, 'blue')])).toEqual([]);
    reduced = false;
    expect(await shown(traffic, [laid(0, 'red')])).toHaveLength(1);
  });

  it('on a hidden page', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await shown(board(), [laid(1, 'red')])).toEqual([]);
  });

  it('any more once it has landed; and never a swarm', async () => {
    const traffic = board();
    await shown(
      traffic,
      Array.from({ length: 30 }, (_, i) => laid(1, `card ${i}`)),
    );
    expect(traffic.air.flights.map(({ item }) => item)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29].map((i) => `card ${i}`));
    for (const { id } of traffic.air.flights) traffic.air.landed(id);
    expect(traffic.air.flights).toEqual([]);
  });
});
