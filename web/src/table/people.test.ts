// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, Update } from '../protocol';
import { awaitedAway, seatInfo, standIns } from './people';
import { Session } from './session.svelte';
import { Line, table, update, welcome } from './testing/line';

const chair = (seat: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name: `P${seat}`,
  kind: 'person',
  bot: null,
  stand_in: false,
  present: true,
  animal: 0,
  ...part,
});
const gone = { present: false };

let session: Session;
/** Seats this device at a table. */
function sit(own: number[], seats: SeatInfo[], part: Partial<Update> = {}): Session {
  session = new Session(own.map((seat) => `table.${seat}`));
  Line.newest.answerTheCall();
  Line.newest.say({ ...welcome(own), table: table({ seats }), update: update({ fresh: true, ...part }) });
  return session;
}
const numbers = (seats: SeatInfo[]): number[] => seats.map(({ seat }) => seat);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  session?.close();
  vi.useRealTimers();
});

describe('the sign beside a name', () => {
  it('is absent for a player who is present', () => expect(seatInfo(chair(0))).not.toHaveProperty('mark'));
  it('is a door for people who are away, and a robot for bots', () => {
    expect(seatInfo(chair(0, gone))).toMatchObject({ mark: 'door', away: true, bot: false });
    expect(seatInfo(chair(0, { kind: 'bot', bot: 'rules@3', present: false }))).toMatchObject({
      mark: 'robot',
      away: false,
      bot: true,
    });
  });
  it('is the robot if a bot stands in for an absent player', () => {
    expect(seatInfo(chair(0, { ...gone, stand_in: true }))).toMatchObject({ mark: 'robot', away: true, bot: false });
  });
});

describe('people whom everyone waits for', () => {
  it('are those who are away and to answer, nobody else', () => {
    const seats = [chair(0), chair(1, gone), chair(2, gone), chair(3), chair(4, { ...gone, kind: 'bot' })];
    expect(numbers(awaitedAway(sit([0], seats, { awaited: [1, 3, 4] })))).toEqual([1]);
  });
  it('are not those for whom a bot plays', () => {
    expect(awaitedAway(sit([0], [chair(0), chair(1, { ...gone, stand_in: true })], { awaited: [1] }))).toEqual([]);
  });
  it('are nobody at a table over days to which a bot comes by itself', () => {
    const seats = [chair(0), chair(1, gone)];
    const days = sit([0], seats, { awaited: [1] });
    for (const relief of [false, true]) {
      Line.newest.say({ t: 'table', table: table({ seats, slow: true, relief }) });
      expect(awaitedAway(days)).toHaveLength(relief ? 0 : 1);
    }
  });
  it('do not include people at this device', () => {
    expect(awaitedAway(sit([0], [chair(0, gone), chair(1)], { awaited: [0] }))).toEqual([]);
  });
  it('are nobody when it is over, and nobody that a spectator could help', () => {
    const seats = [chair(0), chair(1, gone)];
    const outcome = { scores: [1, 0], winners: [0], clause: 'x', facts: [], own: [], ended: false };
    expect(awaitedAway(sit([0], seats, { awaited: [1], outcome }))).toEqual([]);
    session.close();
    expect(awaitedAway(sit([], seats, { awaited: [1], looking: null }))).toEqual([]);
  });
});

describe('seats to be taken back', () => {
  it('are those of this device that a bot plays for', () => {
    const seats = [chair(0, { stand_in: true }), chair(1, { stand_in: true }), chair(2)];
    expect(numbers(standIns(sit([0, 2], seats)))).toEqual([0]);
  });
});
