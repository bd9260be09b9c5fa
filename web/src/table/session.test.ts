// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { house } from '../house/house.svelte';
import type { Phrase, Shelf, TableInfo } from '../protocol';
import { type Heard, Session } from './session.svelte';
import { Line, move, table, update, welcome } from './testing/line';

let session: Session;
const heard: Heard[] = [];

/** Opens a page that has just been welcomed. */
function sit(seats: number[], part: Parameters<typeof welcome>[1] = {}): Line {
  session = new Session(seats.map((seat) => `table.${seat}`));
  session.onheard = (said) => heard.push(said);
  const line = Line.newest;
  line.answerTheCall();
  line.say(welcome(seats, part));
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  heard.length = 0;
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('among bots', () => {
  const bot = { seat: 1, name: 'B', kind: 'bot', bot: 'rules@3', stand_in: false, present: true, animal: 1 } as const;
  const person = { seat: 0, name: 'P', kind: 'person', bot: null, stand_in: false, present: true, animal: 0 } as const;
  const withBot = (line: Line, part: Parameters<typeof update>[0] = {}, seats: TableInfo['seats'] = [person, bot]) => {
    line.say({ t: 'table', table: table({ seats }) });
    line.say(update({ number: 2, awaited: [1], ...part }));
  };

  it('hurries the bots on, one wish at a time', async () => {
    const line = sit([0]);
    withBot(line);
    expect(session.hurry()).toBe(true);
    expect(session.hurry()).toBe(false);
    line.ack();
    expect(session.hurry()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.hurry()).toBe(true);
    expect(line.heard('hurry')).toHaveLength(2);
  });

  it.each([
    ['somebody is asked who is no bot', { awaited: [0, 1] }, [person, bot]],
    ['a window is open', { window_ms: 3000, remaining_ms: 3000 }, [person, bot]],
    ['another person is here', {}, [person, bot, { ...person, seat: 2 }]],
  ])('hurries nobody while %s', (_, part, seats) => {
    const line = sit([0]);
    withBot(line, part, seats);
    expect(session.canHurry).toBe(false);
    expect(session.hurry()).toBe(false);
    expect(line.heard('hurry')).toHaveLength(0);
  });

  it('does not wait for a player who is away or replaced by a bot', () => {
    const line = sit([0]);
    withBot(line, {}, [person, { ...person, seat: 1, stand_in: true }, { ...person, seat: 2, present: false }]);
    expect(session.canHurry).toBe(true);
  });
});

describe('one seat', () => {
  it('shows what the server says, and plays what is tapped', async () => {
    const line = sit([0], { moves: [move('drive 100')] });
    expect(session.status).toBe('on');
    const playing = session.play('drive 100');
    expect(line.heard('play')).toEqual([{ t: 'play', seat: 0, move: 'drive 100', at: 1, id: 1 }]);
    line.ack(2);
    await playing;
    line.say(update({ number: 2, awaited: [1], events: [{ key: 'km-drove', args: { seat: 0 } }] }));
    expect(session.update?.number).toBe(2);
    expect(session.story).toHaveLength(1);
    expect(heard).toMatchObject([{ missed: false }]);
  });

  it('ignores another move until the first one is answered', () => {
    const line = sit([0], { moves: [move('drive 100')] });
    void session.play('drive 100');
    void session.play('drive 50');
    expect(line.heard('play')).toHaveLength(1);
  });

  it('lets a snap pass a draw that is still on its way', () => {
    const line = sit([0], { moves: [move('snap 5')], window_ms: 3000, remaining_ms: 3000 });
    void session.play('draw');
    void session.play('snap 5');
    void session.play('snap 5');
    expect(line.heard('play').map((sent) => sent.move)).toEqual(['draw', 'snap 5']);
  });

  it('hears why at once when the rules refuse a move, and asks nothing more', async () => {
    const line = sit([0], { moves: [move('drive 100')] });
    const reasons: Phrase[][] = [];
    session.onrefused = (given) => reasons.push(given);
    const playing = session.play('drive 200');
    const reason = { key: 'km-why-limit', args: {} };
    line.say({ t: 'trouble', id: 1, key: 'illegal-move', args: {}, clause: 'KM-5', reason, fatal: false });
    await playing;
    expect(reasons).toEqual([[reason]]);
    expect(line.heard('why')).toHaveLength(0);
  });

  it('gets all its reasons with one question', async () => {
    const line = sit([0]);
    const asked: Parameters<Session['onrefused']>[] = [];
    session.onrefused = (...given) => asked.push(given);
    const asking = session.why(['attack 2 red-light', 'discard red-light']);
    expect(line.heard('why')).toHaveLength(1);
    line.say({ t: 'because', id: 1, reasons: [{ key: 'a', args: {} }], clause: 'KM-7' });
    await asking;
    expect(asked).toEqual([[[{ key: 'a', args: {} }], 'KM-7', ['attack 2 red-light', 'discard red-light']]]);
  });

  it('asks for the latest of several taps while an answer is slow, and for none after a move', async () => {
    const line = sit([0], { moves: [move('drive 100')] });
    const told: string[] = [];
    session.onrefused = ([reason]) => told.push(reason?.key ?? '');
    const asked = () => line.heard('why').map((sent) => sent.moves);
    const because = (key: string) =>
      line.say({ t: 'because', id: line.sent.at(-1)?.id ?? 0, reasons: [{ key, args: {} }], clause: null });
    const asking = session.why(['a']);
    for (const tap of ['b', 'c']) void session.why([tap]);
    expect(asked()).toEqual([['a']]);
    because('first');
    await vi.waitFor(() => expect(asked()).toEqual([['a'], ['c']]));
    void session.why(['d']);
    const last = line.sent.at(-1)?.id ?? 0;
    void session.play('drive 100');
    line.say({ t: 'because', id: last, reasons: [{ key: 'latest', args: {} }], clause: null });
    await asking;
    expect([told, asked().length]).toEqual([['first', 'latest'], 2]);
  });

  it('drops an answer to a tap from before the turn: it would interrupt what is told about the turn', async () => {
    const line = sit([0], { number: 7, moves: [] });
    session.onrefused = vi.fn();
    const asking = session.why(['lay 7']);
    line.say(update({ number: 8, moves: [move('lay 5')] }));
    line.say({ t: 'because', id: 1, reasons: [{ key: 'not-your-turn', args: {} }], clause: null });
    await asking;
    expect(session.onrefused).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  it('comes back by itself and names the last thing it saw', () => {
    const first = sit([0], { number: 7 });
    first.hangUp();
    expect(session.status).toBe('off');
    vi.advanceTimersByTime(1000);
    const second = Line.newest;
    expect(second).not.toBe(first);
    second.answerTheCall();
    expect(second.sent).toMatchObject([{ t: 'hello', keys: ['table.0'], last: 7 }]);
    second.say(welcome([0], { number: 9, events: [{ key: 'km-drove', args: {} }] }));
    expect(session.status).toBe('on');
    expect(heard).toMatchObject([{ missed: true }]);
  });

  it('does not come back when the server says that there is no use', () => {
    sit([0]).hangUp(4004);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it('sends what was on its way once more, and takes no second tap for it meanwhile', async () => {
    const line = sit([0], { moves: [move('drive 100')] });
    const playing = session.play('drive 100');
    line.hangUp();
    vi.advanceTimersByTime(1000);
    Line.newest.answerTheCall();
    Line.newest.say(welcome([0], { moves: [move('drive 100')] }));
    void session.play('drive 100');
    expect(Line.newest.heard('play')).toEqual(line.heard('play'));
    Line.newest.say(update({ number: 2, awaited: [1], ack: 1 }));
    expect(await playing).toBe(true);
  });
});

describe('one device for two', () => {
  const open = (line: Line, seat: number) => {
    void session.openCurtain();
    line.say(update({ looking: seat, awaited: [seat], moves: [move('drive 100')], fresh: true, view: { hand: ['100'] } }));
  };

  it('draws a curtain before any hand is shown', () => {
    const line = sit([0, 1], { looking: null, awaited: [0] });
    expect(session.curtain).toBe(0);
    expect(session.looking).toBe(null);
    open(line, 0);
    expect(line.heard('look').at(-1)).toMatchObject({ seat: 0 });
    expect(session.curtain).toBe(null);
    expect(session.looking).toBe(0);
  });

  it('throws the hand away after a last glance, before the next curtain', () => {
    const line = sit([0, 1], { looking: null, awaited: [0] });
    open(line, 0);
    line.say(update({ number: 2, looking: 0, awaited: [1], moves: [], view: { hand: [] } }));
    expect(session.looking).toBe(0);
    vi.advanceTimersByTime(600);
    expect(session.looking).toBe(null);
    expect(session.hasView).toBe(false);
    expect(line.heard('look').at(-1)).toMatchObject({ seat: null });
  });

  it('takes no move while the last glance lasts', () => {
    const line = sit([0, 1], { looking: null, awaited: [0] });
    open(line, 0);
    line.say(update({ number: 2, looking: 0, awaited: [1], moves: [] }));
    void session.play('drive 100');
    expect(line.heard('play')).toHaveLength(0);
  });

  it('does not show late updates meant for the previous player', () => {
    const line = sit([0, 1], { looking: null, awaited: [0] });
    open(line, 0);
    line.say(update({ number: 2, looking: 0, awaited: [1], moves: [] }));
    vi.advanceTimersByTime(600);
    line.say(update({ number: 3, looking: 0, awaited: [1], view: { hand: ['secret'] } }));
    expect(session.looking).toBe(null);
    expect(session.hasView).toBe(false);
  });

  it('needs no curtain where everything lies open', () => {
    const line = sit([0, 1], { looking: null, awaited: [0] });
    session.open = true;
    expect(session.curtain).toBe(null);
    expect(line.heard('look').at(-1)).toMatchObject({ seat: 0 });
  });

  it('tells no declared secret to any viewer', () => {
    house.shelf = { games: [{ slug: 'thousand-km', secrets: { 'km-drew': ['card'] } }] } as unknown as Shelf;
    const line = sit([0, 1], { looking: null, awaited: [0] });
    open(line, 0);
    const events = [{ key: 'km-drew', args: { seat: 0, card: '100' } }];
    line.say(update({ number: 2, looking: 0, awaited: [0], events, view: { hand: ['100'] } }));
    expect(session.story.map((one) => one.phrase)).toEqual([{ key: 'km-drew-unseen', args: { seat: 0 } }]);
  });

  it('tells nothing of a game whose secrets it does not know', () => {
    house.shelf = null;
    const line = sit([0, 1], { looking: null, awaited: [0] });
    line.say(update({ number: 2, looking: null, awaited: [0], events: [{ key: 'km-drew', args: { seat: 0, card: '100' } }] }));
    expect(session.story).toEqual([]);
  });

  it('asks nobody whose seat a bot has taken', () => {
    const line = sit([0, 1], { looking: null, awaited: [0] });
    const seats = table().seats.map((seat) => ({ ...seat, stand_in: seat.seat === 0 }));
    line.say({ t: 'table', table: table({ seats }) });
    expect(session.curtain).toBe(null);
  });
});

describe('the end', () => {
  it('is cheered once, and not by those who come later', () => {
    const won = vi.fn();
    const outcome = { scores: [1000, 0], winners: [0], clause: 'KM-12', facts: [], own: [], ended: false };
    const line = sit([0]);
    session.onwon = won;
    line.say(update({ number: 2, outcome, awaited: [] }));
    line.say(update({ number: 3, outcome, awaited: [] }));
    expect(won).toHaveBeenCalledOnce();
    session.close();
    const late = sit([0], { outcome });
    session.onwon = won;
    late.say(update({ number: 4, outcome, fresh: true }));
    expect(won).toHaveBeenCalledOnce();
  });

  it('begins a new story with a rematch', () => {
    const line = sit([0], { events: [{ key: 'km-drove', args: {} }] });
    line.say(update({ number: 2, outcome: { scores: [1], winners: [0], clause: 'x', facts: [], own: [], ended: false } }));
    line.say(update({ number: 3, fresh: true, events: [{ key: 'km-drew', args: {} }] }));
    expect(session.story.map((one) => one.house ?? one.phrase?.key)).toEqual(['web-story-rematch', 'km-drew']);
  });

  it('sits one place further on where seats were swapped, and says so', () => {
    const line = sit([0]);
    line.say(update({ number: 2, outcome: { scores: [1], winners: [0], clause: 'x', facts: [], own: [], ended: false } }));
    line.say({ t: 'seated', seats: [1] });
    line.say(update({ number: 3, fresh: true, looking: 1 }));
    expect(session.own).toEqual([1]);
    expect(session.looking).toBe(1);
    expect(session.story.map((one) => one.house)).toEqual(['web-story-swapped']);
  });
});

it('announces once that everyone agreed to stop, and that nobody has won', () => {
  const line = sit([0]);
  const won = (session.onwon = vi.fn());
  const outcome = { scores: [6], winners: [], clause: '', facts: [], own: [], ended: true };
  line.say(update({ number: 2, outcome, awaited: [], moves: [] }));
  line.say(update({ number: 3, outcome, awaited: [], moves: [] }));
  expect(session.over).toBe(true);
  expect(session.story.filter((told) => told.house === 'web-ended')).toHaveLength(1);
  expect(won).not.toHaveBeenCalled();
});
