import { expect, it } from 'vitest';
import {
  type Contact,
  contactOf,
  packAnswer,
  packContact,
  packInvitation,
  readAnswer,
  readContact,
  readInvitation,
  sdpOf,
  toText,
} from './codes';

const SDP = [
  'v=0',
  'o=- 1389289660741692458 2 IN IP4 127.0.0.1',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'a=candidate:1823842565 1 udp 2113937151 59adc31a-6b99-40af-af6a-702597ea76b2.local 36119 typ host generation 0',
  'a=candidate:2815647973 1 udp 2113942271 2001:db8::7:1 50896 typ host generation 0',
  'a=candidate:3 1 udp 1 192.0.2.7 50897 typ srflx raddr 0.0.0.0 rport 0',
  'a=candidate:4 1 tcp 1518149375 192.0.2.7 9 typ host tcptype active',
  'a=ice-ufrag:gc0i',
  'a=ice-pwd:ff+hsmQhNtsnU15rLY38eghf',
  `a=fingerprint:sha-256 ${Array(32).fill('6A').join(':')}`,
].join('\r\n');
const VERSION = '0123456789ab';
const contact: Contact = contactOf(SDP);
const INVITATION = {
  version: VERSION,
  until: 1_900_000_020_000,
  ticket: '0011223344556677',
  joinKey: 'abcdefgh-_12.ABCDEFGHIJKLMNOPQRSTUA',
  near: true,
  contact,
};
const invitation = packInvitation(INVITATION);
const answer = packAnswer({ version: VERSION, ticket: INVITATION.ticket, contact });
const NOW = 1_800_000_000_000;

it('keeps all that matters of an SDP, in a code that fits into a small picture', () => {
  expect(contact.candidates.map(({ kind, address }) => [kind, address])).toEqual([
    ['host', '59adc31a-6b99-40af-af6a-702597ea76b2.local'],
    ['host', '2001:db8::7:1'],
    ['srflx', '192.0.2.7'],
  ]);
  const read = readInvitation(invitation, VERSION, NOW);
  expect({ ...read, contact: null }).toEqual({ ...INVITATION, contact: null });
  expect(read.contact.candidates[1]?.address).toBe('2001:0db8:0000:0000:0000:0000:0007:0001');
  expect(contactOf(sdpOf(read.contact, 'offer').sdp ?? '')).toEqual(read.contact);
  expect(readContact(packContact(contact))).toEqual(read.contact);
  expect(invitation.length).toBeLessThan(230);
});

it('knows an invitation that is pasted as an answer', () => {
  for (const pasted of [invitation, `https://example.org/#meet=${invitation}`])
    expect(() => readAnswer(pasted, VERSION)).toThrow('own');
});

it('finds an answer in the message around it', () => {
  const said = `Here you are: https://example.org/chest/#reply=${answer}\nSee you soon`;
  expect(readAnswer(said, VERSION).ticket).toBe(INVITATION.ticket);
  expect(readAnswer(` ${answer}\n`, VERSION).contact.ufrag).toBe('gc0i');
});

const bytes = (code: string) =>
  Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
/** Returns the code with the bytes at `at` replaced and a correct checksum. */
function forged(code: string, at: number, ...values: number[]): string {
  const changed = bytes(code);
  changed.set(values, at);
  let sum = 0x811c9dc5;
  for (const byte of changed.subarray(0, -2)) sum = Math.imul(sum ^ byte, 0x01000193);
  const short = (sum ^ (sum >>> 16)) & 0xffff;
  changed.set([short >> 8, short & 255], changed.length - 2);
  return toText(changed);
}
const UFRAG_AT = 1 + 4 + 8 + 32;

it.each([
  ['is cut off', invitation.slice(0, -6), 'damaged'],
  ['has a wrong letter', `${invitation.slice(0, 60)}_${invitation.slice(61)}`, 'damaged'],
  ['is no code', 'hello there!', 'damaged'],
  ['is empty', '', 'damaged'],
  ['is an answer', answer, 'damaged'],
  ['is of another version', packInvitation({ ...INVITATION, version: 'ffff56789abc' }), 'version'],
  ['has another layout', forged(invitation, 0, 0x21), 'version'],
  ['is old', packInvitation({ ...INVITATION, until: NOW - 60_001 }), 'old'],
])('refuses an invitation that %s', (_, code, fault) => {
  expect(() => readInvitation(code, VERSION, NOW)).toThrow(fault);
});

it.each([
  ['brings lines of its own into the SDP', forged(answer, UFRAG_AT + 1, 13, 10, 97, 61)],
  ['claims to be longer than it is', forged(answer, UFRAG_AT, 255)],
  ['has more after its end', forged(answer, UFRAG_AT + 30, 1)],
])('refuses an answer that %s', (_, code) => {
  expect(() => readAnswer(code, VERSION)).toThrow('damaged');
});
