// A connection to another device: an RTCPeerConnection with one data channel for text, set up the same way at both
// ends.
//
// To find each other again after a reload, each device leaves a *door* open for the other: a second connection that
// waits. What is needed to open it was exchanged over the first connection, so no code has to be scanned again.
import { BadCode, type Contact, contactOf, sdpOf } from './codes';

/** Characters in one chunk of a message; every browser can send this many at once. */
const PIECE = 16_000;
/** Bytes that a device may leave unread before it is disconnected. */
const MOST_UNREAD = 2_000_000;
/** Milliseconds to gather ICE candidates; a STUN or TURN server may not answer. */
const GATHERING_MS = 3000;
/** Milliseconds until an interrupted connection counts as lost. */
const LOST_MS = 4000;

export interface Network {
  certificates: RTCCertificate[];
  iceServers: RTCIceServer[];
}

export class Link {
  onopen: () => void = () => undefined;
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  /** Returns whether the other end may send one more piece; called for each, because a message may never end. */
  allows: () => boolean = () => true;
  #peer: RTCPeerConnection;
  #channel: RTCDataChannel;
  #parts = '';
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `longest`: the maximum length of a message from the other end, in characters. */
  constructor(
    network: Network,
    private longest: number,
  ) {
    this.#peer = new RTCPeerConnection(network);
    this.#channel = this.#peer.createDataChannel('spielkiste', { negotiated: true, id: 0 });
    this.#channel.onopen = () => this.onopen();
    this.#channel.onclose = () => this.close();
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    this.#peer.onconnectionstatechange = () => this.#look();
  }

  get open(): boolean {
    return this.#channel.readyState === 'open';
  }
  get closed(): boolean {
    return this.#closed;
  }
  /** The fingerprint of the other end's certificate. */
  get other(): Uint8Array {
    return contactOf(this.#peer.remoteDescription?.sdp ?? '').fingerprint;
  }

  /** Returns how another device can reach this one. */
  async offer(): Promise<Contact> {
    await this.#peer.setLocalDescription();
    return this.#gathered();
  }

  /** Answers an offer; returns how the other device can reach this one. */
  async answer(offer: Contact): Promise<Contact> {
    await this.#peer.setRemoteDescription(sdpOf(offer, 'offer'));
    await this.#peer.setLocalDescription();
    return this.#gathered();
  }

  async accept(answer: Contact): Promise<void> {
    await this.#peer.setRemoteDescription(sdpOf(answer, 'answer'));
  }

  /** Opens a door: answers its offer with the name and password that its owner has chosen. */
  async enter(door: Contact, ufrag: string, password: string): Promise<void> {
    await this.#peer.setRemoteDescription(sdpOf(door, 'offer'));
    const { sdp = '' } = await this.#peer.createAnswer();
    const named = sdp.replace(/(?<=^a=ice-ufrag:)\S+/m, ufrag).replace(/(?<=^a=ice-pwd:)\S+/m, password);
    await this.#peer.setLocalDescription({ type: 'answer', sdp: named });
  }

  send(text: string): void {
    if (!this.open) return;
    // Unread messages to a device that does not read would fill this one's memory.
    if (this.#channel.bufferedAmount > MOST_UNREAD) {
      this.close();
      return;
    }
    for (let at = 0; at === 0 || at < text.length; at += PIECE)
      this.#channel.send(`${at + PIECE < text.length ? '+' : '.'}${text.slice(at, at + PIECE)}`);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#peer.close();
    this.onclose();
  }

  #hear(data: unknown): void {
    const length = typeof data === 'string' ? data.length - 1 : Infinity;
    if (!this.allows()) return;
    if (this.#closed || typeof data !== 'string') return this.close();
    if (this.#parts.length + length > this.longest) return this.close();
    this.#parts += data.slice(1);
    if (data.startsWith('+')) return;
    const text = this.#parts;
    this.#parts = '';
    this.onmessage(text);
  }

  #look(): void {
    const state = this.#peer.connectionState;
    clearTimeout(this.#timer);
    if (state === 'failed' || state === 'closed') this.close();
    else if (state === 'disconnected') this.#timer = setTimeout(() => this.close(), LOST_MS);
  }

  async #gathered(): Promise<Contact> {
    const peer = this.#peer;
    await new Promise<void>((done) => {
      const look = () => peer.iceGatheringState === 'complete' && done();
      peer.addEventListener('icegatheringstatechange', look);
      setTimeout(done, GATHERING_MS);
      look();
    });
    const contact = contactOf(peer.localDescription?.sdp ?? '');
    if (!contact.candidates.length) throw new BadCode('no-network');
    return contact;
  }
}
