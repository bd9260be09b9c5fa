// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../protocol';
import { Connection } from './connection';
import { Line, update, welcome } from './testing/line';

let connection: Connection;
let last = 0;
let online: boolean[];
let messages: Message[];

const trouble = (part: object = {}): Message =>
  ({ t: 'trouble', id: 0, key: 'unknown-key', args: {}, clause: null, reason: null, fatal: true, ...part }) as Message;

function call(): Line {
  connection = new Connection(['table.0'], {
    last: () => last,
    online: (now) => online.push(now),
    message: (message) => messages.push(message),
  });
  return Line.newest;
}
/** Connects and gets a welcome. */
function talk(): Line {
  const line = call();
  line.answerTheCall();
  line.say(welcome([0]));
  return line;
}
/** Returns the milliseconds until the next connection attempt. */
function untilNext(): number {
  const calls = Line.all.length;
  for (let waited = 0; waited <= 60_000; waited += 10) {
    if (Line.all.length > calls) return waited;
    vi.advanceTimersByTime(10);
  }
  return Infinity;
}
const look = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  // The middle of the jitter: exactly the base wait.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Line.all = [];
  last = 0;
  online = [];
  messages = [];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a call', () => {
  it('goes to the server of this page, and takes no key along in its address', () => {
    history.replaceState(null, '', '/box/#seat=table.0');
    const address = new URL(call().address);
    expect(address.protocol).toBe('ws:');
    expect(address.pathname).toBe('/box/ws');
    expect(address.href).not.toContain('#');
  });

  it('says who it is, and is online only when it is let in', () => {
    const line = call();
    expect(line.sent).toEqual([]);
    line.answerTheCall();
    expect(line.sent).toMatchObject([{ t: 'hello', keys: ['table.0'], last: 0 }]);
    expect(online).toEqual([]);
    line.say(welcome([0]));
    expect(online).toEqual([true]);
    expect(messages).toMatchObject([{ t: 'welcome' }]);
  });

  it('gives each question its own answer', async () => {
    const line = talk();
    const first = connection.ask({ t: 'why', seat: 0, moves: ['draw'] });
    const second = connection.ask({ t: 'undo', seat: 0 });
    line.say(trouble({ id: 2, key: 'no-undo', fatal: false }));
    line.say({ t: 'because', id: 1, reasons: [], clause: 'X-1' });
    expect(await first).toMatchObject({ t: 'because', clause: 'X-1' });
    expect(await second).toMatchObject({ t: 'trouble', key: 'no-undo' });
    expect(messages).toHaveLength(1);
  });

  it('has no answer before the line is open', async () => {
    const line = call();
    expect(await connection.ask({ t: 'undo', seat: 0 })).toBe(null);
    expect(line.sent).toEqual([]);
  });
});

describe('a line that is lost', () => {
  it('is called again, with the last thing that was seen', () => {
    const first = talk();
    last = 7;
    first.hangUp();
    expect(online).toEqual([true, false]);
    expect(untilNext()).toBe(400);
    Line.newest.answerTheCall();
    expect(Line.newest.sent).toMatchObject([{ t: 'hello', keys: ['table.0'], last: 7 }]);
    expect(Line.newest.sent[0]?.client).toBe(first.sent[0]?.client);
    Line.newest.say(welcome([0]));
    expect(online).toEqual([true, false, true]);
  });

  it('is called more and more seldom, but never given up', () => {
    call();
    const waits = Array.from({ length: 9 }, () => {
      Line.newest.hangUp();
      return untilNext();
    });
    expect(waits.slice(0, 3)).toEqual([400, 680, 1160]);
    expect(waits.slice(-2)).toEqual([10_000, 10_000]);
  });

  it('is called soon again once it was good for something', () => {
    talk().hangUp();
    untilNext();
    Line.newest.hangUp();
    expect(untilNext()).toBeGreaterThan(400);
    Line.newest.answerTheCall();
    Line.newest.say(welcome([0]));
    Line.newest.hangUp();
    expect(untilNext()).toBe(400);
  });

  it.each([
    [0, 300],
    [1, 500],
  ])('is not called by everybody at the same instant (%d)', (chance, wait) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    talk().hangUp();
    expect(untilNext()).toBe(wait);
  });

  it('leaves no question without an end', async () => {
    const line = talk();
    const asking = connection.ask({ t: 'hint', seat: 0 });
    const doing = connection.ask({ t: 'undo', seat: 0 });
    line.hangUp();
    expect(await asking).toBe(null);
    connection.close();
    expect(await doing).toBe(null);
  });

  it('is asked again for what was not answered, with the same number and once it is let in', async () => {
    const line = talk();
    const doing = connection.ask({ t: 'play', seat: 0, move: 'drive 100', at: 3 });
    line.hangUp();
    untilNext();
    Line.newest.answerTheCall();
    expect(Line.newest.heard('play')).toEqual([]);
    Line.newest.say(welcome([0]));
    expect(Line.newest.heard('play')).toEqual([{ t: 'play', seat: 0, move: 'drive 100', at: 3, id: 1 }]);
    Line.newest.ack(4);
    expect(await doing).toMatchObject({ t: 'ack', number: 4 });
    Line.newest.hangUp();
    untilNext();
    Line.newest.answerTheCall();
    Line.newest.say(welcome([0]));
    expect(Line.newest.heard('play')).toEqual([]);
  });

  it('has its answer in the update that it led to', async () => {
    const line = talk();
    const doing = connection.ask({ t: 'play', seat: 0, move: 'drive 100' });
    line.say(update({ number: 5, ack: 1 }));
    expect(await doing).toMatchObject({ t: 'ack', id: 1, number: 5 });
    expect(messages.at(-1)).toMatchObject({ t: 'update', number: 5 });
  });

  it('is not listened to any more, whatever it still says', () => {
    const first = talk();
    dispatchEvent(new Event('offline'));
    untilNext();
    first.say(update({ number: 9 }));
    first.hangUp();
    expect(messages).toHaveLength(1);
    expect(untilNext()).toBe(Infinity);
  });
});

describe('no reason to wait', () => {
  it('once the network is back', () => {
    talk().hangUp();
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
    // There is no second attempt when the wait is over.
    expect(untilNext()).toBe(Infinity);
  });

  it('when the page becomes visible again, but not when it is hidden', () => {
    talk().hangUp();
    look(true);
    expect(Line.all).toHaveLength(1);
    look(false);
    expect(Line.all).toHaveLength(2);
  });

  it('as long as before, if that call fails', () => {
    call();
    for (let at = 0; at < 5; at++) {
      Line.newest.hangUp();
      untilNext();
    }
    Line.newest.hangUp();
    dispatchEvent(new Event('online'));
    Line.newest.hangUp();
    expect(untilNext()).toBe(400);
  });

  it('but none to call twice either', () => {
    call();
    dispatchEvent(new Event('online'));
    look(false);
    expect(Line.all).toHaveLength(1);
    Line.newest.answerTheCall();
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(1);
  });
});

describe('a network that is gone', () => {
  it('is believed at once, and the line called again', async () => {
    const line = talk();
    const asking = connection.ask({ t: 'hint', seat: 0 });
    dispatchEvent(new Event('offline'));
    expect(online).toEqual([true, false]);
    expect(line.readyState).toBe(Line.CLOSED);
    expect(await asking).toBe(null);
    expect(untilNext()).toBe(400);
  });
});

describe('giving up', () => {
  /** Checks that nothing reconnects: no timer, no network event, no visibility change. */
  const gone = (calls = 1) => {
    expect(untilNext()).toBe(Infinity);
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('offline'));
    look(false);
    expect(untilNext()).toBe(Infinity);
    expect(Line.all).toHaveLength(calls);
  };

  it.each([4000, 4004])('is for a server that says so with %d', (code) => {
    talk().hangUp(code);
    expect(online).toEqual([true, false]);
    gone();
  });

  it.each([1000, 1001, 1006, 1011, 1012, 4001])('is not for %d', (code) => {
    talk().hangUp(code);
    expect(untilNext()).toBe(400);
  });

  it('is for trouble that is final; the page hears of it', () => {
    const line = call();
    line.answerTheCall();
    line.say(trouble());
    expect(messages).toMatchObject([{ t: 'trouble', key: 'unknown-key' }]);
    expect(line.readyState).toBe(Line.CLOSED);
    line.hangUp();
    gone();
  });

  it('is not for too many words at once', () => {
    const line = talk();
    line.say(trouble({ key: 'flood' }));
    line.hangUp();
    expect(untilNext()).toBe(400);
  });

  it('is for a page that was left, in the middle of a wait, too', () => {
    talk().hangUp();
    connection.close();
    gone();
  });

  it('says nothing more to a page that was left', () => {
    const line = talk();
    connection.close();
    line.hangUp();
    expect(online).toEqual([true]);
    gone();
  });
});
