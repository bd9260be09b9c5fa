// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../games/face';
import { aloud } from '../kit/aloud.svelte';
import { play } from '../kit/sound';
import type { Phrase } from '../protocol';
import { type Asked, Hearing } from './hearing.svelte';
import { Session } from './session.svelte';
import { Line, table, update, welcome } from './testing/line';

vi.mock('../kit/sound', async (original) => ({ ...(await original<object>()), play: vi.fn() }));
vi.mock('../house/house.svelte', async (original) => ({
  ...(await original<object>()),
  text: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id),
}));

let session: Session;
let hearing: Hearing;
let leave: () => void;
let face: Partial<GameFace> | null;
let asked = $state<Asked>(null);
const names = ['Ada', 'Rudi'];
const hear = () =>
  new Hearing(session, {
    words: (line) => line.phrase?.key ?? line.house ?? '',
    listed: (all) => all.join(', '),
    names: () => names,
    face: () => face as GameFace | null,
    asked: () => asked,
  });
/** Returns the lines said aloud since the last hush. */
const said = () => aloud.said.map(({ words }) => words);

const event = (key: string): Phrase => ({ key, args: {} });
const events = (count: number): Phrase[] => Array.from({ length: count }, (_, at) => event(`e${at + 1}`));
const happens = (number: number, ...keys: string[]) => Line.newest.say(update({ number, events: keys.map(event) }));
const ask = (now: Asked) => {
  asked = now;
  flushSync();
};
const prompt = (words: string) => {
  hearing.prompt = words;
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  vi.mocked(play).mockClear();
  aloud.tell(['from the table before']);
  face = null;
  asked = null;
  session = new Session(['table.0']);
  leave = $effect.root(() => {
    hearing = hear();
  });
  flushSync();
  Line.newest.answerTheCall();
  Line.newest.say(welcome([0], { number: 9 }));
  flushSync();
});
afterEach(() => {
  leave();
  session.close();
  vi.useRealTimers();
});

describe('what happens', () => {
  it('says nothing when the page opens', () => expect(said()).toEqual([]));

  it('is said at once, one line for each moment, however much it is', () => {
    const keys = events(8).map(({ key }) => key);
    happens(2, ...keys);
    happens(3, 'drew');
    expect(said()).toEqual([keys.join(' '), 'drew']);
  });

  it('makes the first sound that one of its events has', () => {
    face = { sound: ({ key }) => (key === 'drove' ? 'card' : key === 'hit' ? 'master' : undefined) };
    happens(2, 'drew', 'drove', 'hit');
    expect(vi.mocked(play).mock.calls).toEqual([['card']]);
  });

  it('is not heard before it is seen, nor is what comes after it', () => {
    face = { seenAfter: (seen) => (seen.some(({ key }) => key === 'spun') ? 2000 : 0) };
    happens(2, 'spun');
    vi.advanceTimersByTime(1500);
    happens(3, 'drew');
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(499);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said()).toEqual(['spun', 'drew']);
    happens(4, 'drove');
    expect(said()).toEqual(['spun', 'drew', 'drove']);
  });
});

describe('the beginning', () => {
  const begin = (part: Partial<GameFace>, number = 0) => {
    leave();
    face = part;
    Line.newest.say(welcome([0], { number, looking: 0, view: { turn: 1 } }));
    leave = $effect.root(() => void (hearing = hear()));
    flushSync();
    return said();
  };
  const turn = (view: { turn: number }) => view.turn;

  it('says who plays, who starts and what the listener holds, once', () => {
    expect(begin({ turn, dealt: () => 'Your cards.' } as unknown as GameFace)).toEqual([
      'web-ear-start {"names":"Rudi"} web-ear-starts {"name":"Rudi"} Your cards.',
    ]);
    happens(1, 'drew');
    flushSync();
    expect(said()).toHaveLength(2);
  });

  it('leaves out that the listener starts, because the turn says so', () =>
    expect(begin({ turn: () => 0 })).toEqual(['web-ear-start {"names":"Rudi"}']));

  it('is over when the game has gone on', () => expect(begin({ turn } as unknown as GameFace, 9)).toEqual([]));
});

describe('a bot that thinks for long', () => {
  beforeEach(() => {
    session.table = table({ seats: table().seats.map((seat) => ({ ...seat, kind: seat.seat ? 'bot' : 'person' })) });
  });

  it('is said to do so, once', () => {
    Line.newest.say(update({ number: 2, awaited: [1] }));
    flushSync();
    vi.advanceTimersByTime(14_000);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual(['web-ear-thinking {"name":"Rudi"}']);
  });

  it('is not mentioned while the listener thinks, nor when its move was picked at random', () => {
    Line.newest.say(update({ number: 2, awaited: [1], stumbled: [1], events: [event('drew')] }));
    Line.newest.say(update({ number: 3, awaited: [0] }));
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual(['drew']);
  });
});

describe('the end', () => {
  it('tells everyone’s result after what ended the game', () => {
    face = { score: (_, score) => `${score} km` };
    const outcome = { scores: [125, 350], winners: [1], clause: '', facts: [], own: [], ended: false };
    Line.newest.say(update({ number: 2, looking: 0, view: { turn: 1 }, events: [event('won')], outcome }));
    expect(said()).toEqual(['won', 'Rudi: 350 km; web-you: 125 km.']);
  });
});

describe('what was missed', () => {
  const comeBack = (missed: Phrase[]) => {
    Line.newest.hangUp();
    vi.advanceTimersByTime(1000);
    Line.newest.answerTheCall();
    Line.newest.say(welcome([0], { number: 20, events: missed }));
  };

  it('is told in full when it is little, at once and without a sound', () => {
    face = { seenAfter: () => 2000, sound: () => 'card' };
    comeBack(events(5));
    expect(said()).toEqual(['e1', 'e2', 'e3', 'e4', 'e5']);
    expect(play).not.toHaveBeenCalled();
  });

  it('is counted when it is much, with its last line', () => {
    comeBack(events(6));
    expect(said()).toEqual(['web-missed {"count":6,"last":"e6"}']);
  });

  it('names the last line that has words', () => {
    comeBack([...events(6), event('')]);
    expect(said()).toEqual(['web-missed {"count":7,"last":"e6"}']);
  });
});

describe('your turn', () => {
  it('is said and sounded once, each time it comes', () => {
    ask('turn');
    flushSync();
    expect(said()).toEqual(['web-say-your-turn']);
    expect(vi.mocked(play).mock.calls).toEqual([['turn']]);
    ask(null);
    ask('turn');
    expect(said()).toEqual(['web-say-your-turn', 'web-say-your-turn']);
  });

  it('waits until what led to it has been seen', () => {
    face = { seenAfter: () => 2000 };
    happens(2, 'spun');
    ask('turn');
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(said()).toEqual(['spun', 'web-say-your-turn']);
  });

  it('reveals nobody who could react in an open window, and comes when it has closed', () => {
    Line.newest.say(update({ number: 2, window_ms: 3000, remaining_ms: 3000 }));
    ask('turn');
    expect(said()).toEqual([]);
    expect(play).not.toHaveBeenCalled();
    Line.newest.say(update({ number: 3 }));
    flushSync();
    expect(said()).toEqual(['web-say-your-turn']);
    expect(vi.mocked(play).mock.calls).toEqual([['turn']]);
  });

  it('is not said to a player who is only asked, but when the turn comes', () => {
    ask('question');
    expect(said()).toEqual(['web-say-asked']);
    ask('turn');
    expect(said()).toEqual(['web-say-asked', 'web-say-your-turn']);
    prompt('Do you have the 8?');
    ask('question');
    expect(said().slice(2)).toEqual(['Do you have the 8?', 'Do you have the 8?']);
  });

  it('is followed by what the board asks, and by every new question', () => {
    prompt('lay a card');
    ask('turn');
    prompt('name the sum');
    ask(null);
    prompt('somebody else thinks');
    expect(said()).toEqual(['web-say-your-turn lay a card', 'name the sum']);
  });

  it('is not asked again between a move and its result', async () => {
    prompt('take a pair');
    ask('turn');
    prompt('the 12 and …?');
    const made = session.play('take 1 4');
    prompt('take a pair');
    Line.newest.say(update({ number: 2, events: [{ key: 'took', args: { seat: 0 } }], ack: Line.newest.sent.at(-1)?.id ?? 0 }));
    await made;
    flushSync();
    expect(said()).toEqual(['web-say-your-turn take a pair', 'the 12 and …?', 'took', 'take a pair']);
  });

  it('is said again after a move of one’s own that leads to the same question', () => {
    prompt('take a pair');
    ask('turn');
    Line.newest.say(update({ number: 2, events: [{ key: 'took', args: { seat: 1 } }] }));
    flushSync();
    Line.newest.say(update({ number: 3, events: [{ key: 'took', args: { seat: 0 } }] }));
    flushSync();
    expect(said()).toEqual(['web-say-your-turn take a pair', 'took', 'took', 'take a pair']);
  });
});

describe('a question that waits until its cause has been seen', () => {
  beforeEach(() => {
    face = { seenAfter: (seen) => (seen.some(({ key }) => key === 'spun') ? 2000 : 0) };
    happens(2, 'spun');
    prompt('which way?');
    ask('turn');
    expect(said()).toEqual([]);
  });

  it('is asked before a touch acts, after the events before it', () => {
    const room = document.createElement('div');
    hearing.listen(room);
    room.click();
    expect(said()).toEqual(['spun', 'web-say-your-turn which way?']);
    vi.advanceTimersByTime(2000);
    expect(said()).toHaveLength(2);
  });

  it('is never heard once it has been answered', async () => {
    const made = session.play('north');
    flushSync();
    Line.newest.say(update({ number: 3, events: [{ key: 'drove', args: { seat: 0 } }], ack: Line.newest.sent.at(-1)?.id ?? 0 }));
    await made;
    asked = null;
    flushSync();
    vi.advanceTimersByTime(5000);
    expect(said()).toEqual(['spun', 'drove']);
  });

  it('is heard after all if the move is refused', async () => {
    const made = session.play('north');
    flushSync();
    Line.newest.say({ t: 'trouble', id: Line.newest.sent.at(-1)?.id ?? 0, key: 'too-late', args: {} } as never);
    await made;
    flushSync();
    vi.advanceTimersByTime(5000);
    expect(said()).toContain('web-say-your-turn which way?');
  });

  it('gives way to the next one, which then begins the turn', () => {
    prompt('swap with which one?');
    vi.advanceTimersByTime(2000);
    expect(said()).toEqual(['spun', 'web-say-your-turn swap with which one?']);
  });

  it('is heard again after more has happened while it is open', () => {
    ask('question');
    vi.advanceTimersByTime(2000);
    happens(3, 'snapped');
    flushSync();
    expect(said().slice(-2)).toEqual(['snapped', 'which way?']);
  });

  it('is not heard again after an event that the game leaves unsaid', () => {
    ask('question');
    vi.advanceTimersByTime(2000);
    face = { ...face, unheard: (event: Phrase) => event.key === 'drew' };
    happens(3, 'drew');
    flushSync();
    expect(said()).toEqual(['spun', 'which way?']);
  });

  it('is said at once when a key asks, with everything before it', () => {
    expect(hearing.catchUp()).toEqual({ events: true, question: true });
    expect(said()).toEqual(['spun', 'web-say-your-turn which way?']);
    expect(hearing.catchUp()).toEqual({ events: false, question: false });
  });
});

describe('what is heard again by key', () => {
  it('is everything since the listener’s last move', async () => {
    happens(2, 'drew');
    happens(3, 'hit');
    expect(hearing.last).toBe('drew hit');
    prompt('which way?');
    ask('turn');
    const made = session.play('north');
    flushSync();
    Line.newest.say(update({ number: 4, events: [event('drove')], ack: Line.newest.sent.at(-1)?.id ?? 0 }));
    await made;
    happens(5, 'snapped');
    expect(hearing.last).toBe('drove snapped');
  });
});

describe('before the tablet is handed on', () => {
  it('what was said is taken back, and what waits is never said', () => {
    face = { seenAfter: (seen) => (seen.some(({ key }) => key === 'spun') ? 2000 : 0) };
    happens(2, 'drew');
    happens(3, 'spun');
    hearing.hush();
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(said()).toEqual([]);
  });

  it('the next player does not wait for what the one before would have heard', () => {
    face = { seenAfter: (seen) => (seen.some(({ key }) => key === 'spun') ? 2000 : 0) };
    happens(2, 'spun');
    hearing.hush();
    happens(3, 'drew');
    expect(said()).toEqual(['drew']);
  });
});

describe('a game that is heard turn by turn', () => {
  const by = (seat: number, key: string): Phrase => ({ key, args: { seat } });
  const goes = (number: number, turn: number, ...events: Phrase[]) =>
    Line.newest.say(update({ number, events, view: { turn }, awaited: [turn] }));
  beforeEach(() => {
    session.table = table({ seats: table().seats.map((seat) => ({ ...seat, kind: seat.seat ? 'bot' : 'person' })) });
    face = { heardByTurn: true, turn: (view: { turn: number }) => view.turn, heardToo: () => 'straight' } as unknown as GameFace;
  });

  it('has one line for what a bot does, when its turn is over, before the next question', () => {
    goes(2, 1, by(1, 'turned'));
    expect(said()).toEqual([]);
    goes(3, 0, by(1, 'drove'));
    ask('turn');
    expect(said()).toEqual(['turned drove straight', 'web-say-your-turn']);
    expect(hearing.last, 'the whole of it is heard again').toBe('turned drove straight');
  });

  it('leaves out an event that others of the same turn say', () => {
    face = { ...face, unheard: ({ key }, moment) => key === 'turned' && moment.some((other) => other.key === 'drove') };
    goes(2, 1, by(1, 'turned'));
    goes(3, 0, by(1, 'drove'));
    expect(said()).toEqual(['drove straight']);
  });

  it('has one line for a bot’s turn in which another bot is asked', () => {
    const [person, bot] = session.table?.seats ?? [];
    if (person && bot) session.table = table({ seats: [person, bot, { ...bot, seat: 2 }] });
    goes(2, 1, by(1, 'spun'), by(1, 'asked'));
    Line.newest.say(update({ number: 3, events: [{ key: 'answered', args: { seats: [2] } }], view: { turn: 1 }, awaited: [2] }));
    goes(4, 0, by(1, 'bought'));
    expect(said()).toEqual(['spun asked answered bought straight']);
  });

  it('has a line of its own for a turning point', () => {
    face = { ...face, big: ({ key }) => key === 'drawn' };
    goes(2, 1, by(1, 'took'));
    goes(3, 0, by(1, 'complete'), by(1, 'drawn'), by(1, 'spun'), by(1, 'moved'));
    expect(said()).toEqual(['took complete', 'drawn', 'spun moved straight']);
    expect(hearing.last).toBe('took complete drawn spun moved straight');
  });

  it('adds what the game has to say to a turning point at the end of a turn', () => {
    face = { ...face, big: ({ key }) => key === 'canister' };
    goes(2, 0, by(1, 'drove'), by(1, 'canister'));
    expect(said()).toEqual(['drove', 'canister straight']);
  });

  it('tells the listener what a bot asks them', () => {
    goes(2, 1, by(1, 'spun'));
    Line.newest.say(update({ number: 3, events: [by(1, 'asked')], view: { turn: 1 }, awaited: [0] }));
    expect(said()).toEqual(['spun asked straight']);
  });

  it('tells what a bot did before its question to the listener, even if the update has no event', () => {
    goes(2, 1, by(1, 'spun'), by(1, 'asked'));
    Line.newest.say(update({ number: 3, events: [], view: { turn: 1 }, awaited: [0] }));
    ask('question');
    prompt('Which card?');
    expect(said().slice(0, 1)).toEqual(['spun asked straight']);
    goes(4, 0, by(1, 'bought'));
    expect(said().at(-1)).toBe('bought straight');
  });

  it('has one line for each of a person’s moves', () => {
    goes(2, 0, by(0, 'turned'));
    goes(3, 1, by(0, 'drove'), by(0, 'won'));
    expect(said()).toEqual(['turned straight', 'drove won straight']);
  });

  it('tells what a bot has done so far before an answer about it, and only the rest at the end', () => {
    goes(2, 1, by(1, 'spun'));
    expect(hearing.catchUp().events).toBe(true);
    expect(said()).toEqual(['spun straight']);
    goes(3, 0, by(1, 'drove'));
    expect(said()).toEqual(['spun straight', 'drove straight']);
  });

  it('does not tell the listener’s own move before it is seen', () => {
    face = { ...face, seenAfter: () => 2000 };
    ask('turn');
    goes(2, 0, by(0, 'spun'));
    const room = document.createElement('div');
    hearing.listen(room);
    room.click();
    expect(said()).toEqual(['web-say-your-turn']);
  });

  it('forgets what a bot had begun when it is taken back', () => {
    goes(2, 1, by(1, 'turned'));
    Line.newest.say(update({ number: 3, fresh: true }));
    goes(4, 0, by(1, 'drove'));
    expect(said()).toEqual(['web-story-undone', 'drove straight']);
  });
});
