// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Line, reach, reachBy } from '../house/reach';
import type { ClassRoom } from '../protocol';
import { ClassLine } from './line.svelte';

class Wire implements Line {
  static all: Wire[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const room = { t: 'class_room', code: 'GHKM', round: 1 } as Partial<ClassRoom>;
const latest = () => Wire.all[Wire.all.length - 1] as Wire;

describe('a line to the classroom', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Wire.all = [];
    reachBy({ ...reach(), line: () => new Wire() });
  });

  it('says hello with its key and tells what it hears', () => {
    const line = new ClassLine('~a.b');
    latest().onopen?.();
    expect(latest().sent).toEqual([{ t: 'hello', keys: ['~a.b'] }]);
    latest().tell(room);
    expect(line.room).toEqual(room);
    line.close();
  });

  it('asks again for what was not answered when the line broke', async () => {
    const line = new ClassLine('~a.b');
    latest().tell(room);
    const done = line.ask({ t: 'class_pause', on: true });
    expect(latest().sent).toEqual([{ t: 'class_pause', on: true, id: 1 }]);
    latest().onclose?.({ code: 1006 });
    expect(line.online).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    latest().tell(room);
    expect(latest().sent).toEqual([{ t: 'class_pause', on: true, id: 1 }]);
    latest().tell({ t: 'ack', id: 1, number: 1 });
    expect(await done).toBeNull();
    line.close();
  });

  it('passes on the reason why the server refused', async () => {
    const line = new ClassLine('~a.b');
    latest().tell(room);
    const done = line.ask({ t: 'class_bot', child: 7 });
    latest().tell({ t: 'trouble', id: 1, key: 'no-such-child', args: {}, fatal: false });
    expect(await done).toMatchObject({ key: 'no-such-child' });
    line.close();
  });

  it('notices at once that the network has gone, and comes back with it', () => {
    const line = new ClassLine('~a.b');
    latest().tell(room);
    dispatchEvent(new Event('offline'));
    expect([line.online, latest().readyState]).toEqual([false, 3]);
    dispatchEvent(new Event('online'));
    expect(Wire.all).toHaveLength(2);
    latest().tell(room);
    expect(line.online).toBe(true);
    line.close();
  });

  it('does not come back to a room that is closed', () => {
    const line = new ClassLine('~a.b');
    latest().tell({ t: 'trouble', id: 0, key: 'class-closed', args: {}, fatal: true });
    latest().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(line.refused).toMatchObject({ key: 'class-closed' });
    expect(Wire.all).toHaveLength(1);
  });
});
