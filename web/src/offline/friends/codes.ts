// The codes that two devices exchange to find each other: an invitation and its answer. Each holds the variable parts
// of an SDP (RFC 8866), packed into about 150 bytes, so that a camera can read it as a QR code. Codes come from
// strangers, so everything is checked before it is put into an SDP.

/** How a device can be reached: the part of an SDP that differs from device to device. */
export interface Contact {
  fingerprint: Uint8Array;
  ufrag: string;
  password: string;
  candidates: Candidate[];
}
export interface Candidate {
  kind: Kind;
  address: string;
  port: number;
}
export interface Invitation {
  /** The version of the page that made it. */
  version: string;
  /** When it expires, in milliseconds. */
  until: number;
  /** A random id that the answer repeats. */
  ticket: string;
  joinKey: string;
  /** Both devices are in one room: codes are scanned from the screen. */
  near: boolean;
  contact: Contact;
}
export interface Answer {
  version: string;
  ticket: string;
  contact: Contact;
}

/** Why a code cannot be used; the last part of a message id. */
export type Fault = 'damaged' | 'own' | 'old' | 'version' | 'unknown' | 'no-way' | 'no-network';
export class BadCode extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

const KINDS = ['host', 'srflx', 'relay'] as const;
type Kind = (typeof KINDS)[number];
/** Type preferences of RFC 8445, by kind of candidate. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 };
/** The version of the byte layout. */
const LAYOUT = 1;
const INVITATION = 1;
const ANSWER = 2;
const NEAR = 4;
const MINUTE = 60_000;
const VERSION_BYTES = 4;
export const TICKET_BYTES = 8;
const FINGERPRINT_BYTES = 32;
const TABLE_LETTERS = 12;
const KEY = /^[\w-]{12}\.[\w-]{22}$/;
/** The most network addresses in a code. No home has more; only the best ones are kept. */
const MOST_CANDIDATES = 8;
const UFRAG = /^[A-Za-z\d+/]{4,32}$/;
const PASSWORD = /^[A-Za-z\d+/]{22,64}$/;
const MDNS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.local$/i;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

// -- bytes ----------------------------------------------------------------------------------------------------------

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

function fromText(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadCode('damaged');
  }
}

/** Returns a checksum against truncated and mistyped codes. It does not protect against forgery. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum ^ (sum >>> 16)) & 0xffff;
}

class Writer {
  #bytes: number[] = [];
  put(...bytes: number[]): this {
    this.#bytes.push(...bytes);
    return this;
  }
  number(value: number, bytes: number): this {
    for (let i = bytes - 1; i >= 0; i--) this.put(Math.floor(value / 256 ** i) % 256);
    return this;
  }
  word(text: string): this {
    return this.put(text.length, ...[...text].map((letter) => letter.charCodeAt(0)));
  }
  sealed(): string {
    const bytes = Uint8Array.from(this.#bytes);
    return toText(Uint8Array.from(this.number(checksum(bytes), 2).#bytes));
  }
}

class Reader {
  #bytes: Uint8Array;
  #at = 0;
  constructor(text: string) {
    const bytes = fromText(text);
    this.#bytes = bytes.subarray(0, -2);
    const sum = bytes.subarray(-2);
    if (bytes.length < 3 || checksum(this.#bytes) !== (sum[0] ?? 0) * 256 + (sum[1] ?? 0)) throw new BadCode('damaged');
  }
  get ended(): boolean {
    return this.#at === this.#bytes.length;
  }
  take(count: number): Uint8Array {
    const taken = this.#bytes.slice(this.#at, this.#at + count);
    if (taken.length < count) throw new BadCode('damaged');
    this.#at += count;
    return taken;
  }
  number(bytes: number): number {
    return this.take(bytes).reduce((sum, byte) => sum * 256 + byte, 0);
  }
  word(shape: RegExp): string {
    const text = String.fromCharCode(...this.take(this.number(1)));
    if (!shape.test(text)) throw new BadCode('damaged');
    return text;
  }
}

// -- codes ----------------------------------------------------------------------------------------------------------

export function packInvitation({ version, until, ticket, joinKey, near, contact }: Invitation): string {
  if (!KEY.test(joinKey)) throw new Error(joinKey);
  const writer = new Writer().put(LAYOUT * 16 + INVITATION + (near ? NEAR : 0)).put(...fromHex(version.slice(0, 8)));
  writer.number(Math.ceil(until / MINUTE), 4).put(...fromHex(ticket), ...fromText(`${joinKey.replace('.', '')}AA`));
  return putContact(writer, contact).sealed();
}

export function packAnswer({ version, ticket, contact }: Answer): string {
  const writer = new Writer().put(LAYOUT * 16 + ANSWER).put(...fromHex(version.slice(0, 8)), ...fromHex(ticket));
  return putContact(writer, contact).sealed();
}

/** Reads an invitation; it must come from this version of the page. */
export function readInvitation(code: string, version: string, now = Date.now()): Invitation {
  const reader = new Reader(code);
  const near = opened(reader, INVITATION, version);
  const until = reader.number(4) * MINUTE;
  if (until < now) throw new BadCode('old');
  const ticket = toHex(reader.take(TICKET_BYTES));
  const key = toText(reader.take(27));
  const joinKey = `${key.slice(0, TABLE_LETTERS)}.${key.slice(TABLE_LETTERS, -2)}`;
  return { version, until, ticket, joinKey, near, contact: takeContact(reader) };
}

/** Reads an answer; people may paste the whole link, or the message around it. */
export function readAnswer(pasted: string, version: string): Answer {
  const code = /#(?:reply|meet)=([\w-]+)/.exec(pasted)?.[1] ?? pasted.trim();
  const reader = new Reader(code);
  opened(reader, ANSWER, version);
  return { version, ticket: toHex(reader.take(TICKET_BYTES)), contact: takeContact(reader) };
}

/** Returns a contact as text, to send it to a device that is connected. */
export const packContact = (contact: Contact): string => putContact(new Writer(), contact).sealed();
export const readContact = (text: string): Contact => takeContact(new Reader(text));

/** Reads the header of a code; returns whether it is for devices in one room. */
function opened(reader: Reader, kind: number, version: string): boolean {
  const head = reader.number(1);
  if (head >> 4 !== LAYOUT) throw new BadCode('version');
  if ((head & 3) !== kind) throw new BadCode(kind === ANSWER && (head & 3) === INVITATION ? 'own' : 'damaged');
  if (toHex(reader.take(VERSION_BYTES)) !== version.slice(0, 2 * VERSION_BYTES)) throw new BadCode('version');
  return (head & NEAR) !== 0;
}

function putContact(writer: Writer, { fingerprint, ufrag, password, candidates }: Contact): Writer {
  const packed = candidates.map(packCandidate).filter((bytes) => bytes !== null);
  writer
    .put(...fingerprint)
    .word(ufrag)
    .word(password);
  writer.put(Math.min(packed.length, MOST_CANDIDATES));
  for (const bytes of packed.slice(0, MOST_CANDIDATES)) writer.put(...bytes);
  return writer;
}

function takeContact(reader: Reader): Contact {
  const contact: Contact = {
    fingerprint: reader.take(FINGERPRINT_BYTES),
    ufrag: reader.word(UFRAG),
    password: reader.word(PASSWORD),
    candidates: [],
  };
  const count = reader.number(1);
  if (count > MOST_CANDIDATES) throw new BadCode('damaged');
  for (let i = 0; i < count; i++) contact.candidates.push(takeCandidate(reader));
  if (!reader.ended) throw new BadCode('damaged');
  return contact;
}

/** Returns the bytes of a candidate, or null for other kinds of addresses. */
function packCandidate({ kind, address, port }: Candidate): number[] | null {
  const at = (sort: number, bytes: Iterable<number>) => [KINDS.indexOf(kind) * 16 + sort, ...bytes, port >> 8, port & 255];
  if (MDNS.test(address)) return at(2, fromHex(address.slice(0, 36).replace(/-/g, '')));
  if (IPV4.test(address)) return at(0, address.split('.').map(Number));
  const groups = groupsOf(address);
  return (
    groups &&
    at(
      1,
      groups.flatMap((group) => [group >> 8, group & 255]),
    )
  );
}

function takeCandidate(reader: Reader): Candidate {
  const head = reader.number(1);
  const kind = KINDS[head >> 4];
  const sort = head & 15;
  if (!kind || sort > 2) throw new BadCode('damaged');
  const bytes = reader.take(sort === 0 ? 4 : 16);
  const hex = toHex(bytes);
  const address =
    sort === 0
      ? bytes.join('.')
      : sort === 1
        ? (hex.match(/.{4}/g) ?? []).join(':')
        : `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
  return { kind, address, port: reader.number(2) };
}

/** Returns the eight groups of an IPv6 address, or null. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, more] = address.split('::');
  if (more !== undefined || !/^[\da-f:]+$/i.test(address)) return null;
  const [before, after] = [head, tail ?? ''].map((part) => (part ? part.split(':').map((group) => parseInt(group, 16)) : []));
  if (!before || !after) return null;
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<number>(Math.max(0, gap)).fill(0), ...after];
  return groups.length === 8 && groups.every((group) => group >= 0 && group <= 0xffff) ? groups : null;
}

// -- SDP ------------------------------------------------------------------------------------------------------------

export function contactOf(sdp: string): Contact {
  const found = (shape: RegExp) => shape.exec(sdp)?.[1] ?? '';
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\w+)/gim)].map(([, address, port, kind]) => ({
    address: address ?? '',
    port: Number(port),
    kind: kind as Kind,
  }));
  return {
    fingerprint: fromHex(found(/^a=fingerprint:sha-256 (\S+)/im).replace(/:/g, '')),
    ufrag: found(/^a=ice-ufrag:(\S+)/m),
    password: found(/^a=ice-pwd:(\S+)/m),
    candidates: candidates.filter(({ kind }) => KINDS.includes(kind)),
  };
}

export function sdpOf(contact: Contact, type: 'offer' | 'answer'): RTCSessionDescriptionInit {
  const printed = (toHex(contact.fingerprint).match(/../g) ?? []).join(':').toUpperCase();
  const candidates = contact.candidates.map(({ kind, address, port }, i) => {
    const priority = PREFERENCE[kind] * 2 ** 24 + (65535 - i) * 256 + 255;
    const base = kind === 'host' ? '' : ' raddr 0.0.0.0 rport 0';
    return `a=candidate:${i + 1} 1 udp ${priority} ${address} ${port} typ ${kind}${base}`;
  });
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${contact.ufrag}`,
    `a=ice-pwd:${contact.password}`,
    `a=fingerprint:sha-256 ${printed}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    ...candidates,
  ];
  return { type, sdp: `${lines.join('\r\n')}\r\n` };
}
