import { beforeEach, expect, it, vi } from 'vitest';
import { Bond } from './bond';
import type { Contact } from './codes';
import type { Link } from './link';

const { made, looking, FakeLink } = vi.hoisted(() => {
  const contact: Contact = { fingerprint: new Uint8Array(32), ufrag: 'abcd', password: 'p'.repeat(22), candidates: [] };
  /** Every connection that was made, in order, and the doors whose addresses are still being looked for. */
  const [made, looking] = [[] as FakeLink[], [] as (() => void)[]];
  class FakeLink {
    other = contact.fingerprint;
    open = false;
    closed = false;
    said: string[] = [];
    onopen: () => void = () => undefined;
    onmessage: (text: string) => void = () => undefined;
    constructor() {
      made.push(this);
    }
    offer = () => new Promise<Contact>((found) => looking.push(() => found(contact)));
    accept = () => Promise.resolve();
    send = (text: string) => void this.said.push((JSON.parse(text) as { t: string }).t);
    close = () => void (this.closed = true);
  }
  return { made, looking, FakeLink };
});
type FakeLink = (typeof made)[number];
vi.mock('./link', () => ({ Link: FakeLink }));

beforeEach(() => void made.splice(0));
/** A new connection for this bond, on which nothing was said yet. */
function connect(bond: Bond): FakeLink {
  const link = new FakeLink();
  link.open = true;
  bond.adopt(link as unknown as Link, true);
  return link;
}
/** The bond has found the addresses of its newest door and has told the other end. */
async function tells(link: FakeLink): Promise<void> {
  looking.splice(0).forEach((found) => found());
  await vi.waitFor(() => expect(link.said).toContain('door'));
}
const answer = (link: FakeLink) => link.onmessage('{"t":"door-known"}');

it('keeps a door open until the other end knows a newer one', async () => {
  const bond = new Bond({ certificates: [], iceServers: [] }, 1000, true);
  const first = connect(bond);
  await tells(first);
  answer(first);
  const former = made.at(-1) as FakeLink;
  const second = connect(bond);
  expect(former.closed).toBe(false);
  await tells(second);
  // The message may not have arrived.
  expect(former.closed).toBe(false);
  answer(second);
  expect(former.closed).toBe(true);
  expect(made.at(-1)?.closed).toBe(false);
});

it('is found at the former door when a cut comes before the newer one is known', async () => {
  const bond = new Bond({ certificates: [], iceServers: [] }, 1000, true);
  const first = connect(bond);
  await tells(first);
  const former = made.at(-1) as FakeLink;
  const second = connect(bond);
  second.open = false;
  former.open = true;
  former.onopen();
  expect(bond.on).toBe(true);
  await tells(former);
  answer(former);
  expect(former.closed).toBe(false);
});

it('leaves only a few doors open for an end that never answers', async () => {
  const bond = new Bond({ certificates: [], iceServers: [] }, 1000, true);
  for (let i = 0; i < 6; i++) await tells(connect(bond));
  const doors = made.filter((_, i) => i % 2 === 1);
  expect(doors.map(({ closed }) => closed)).toEqual([true, true, true, false, false, false]);
  bond.end();
  expect(doors.every(({ closed }) => closed)).toBe(true);
});
