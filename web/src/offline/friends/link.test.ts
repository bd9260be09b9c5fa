import { beforeEach, expect, it, vi } from 'vitest';
import { Bond } from './bond';
import { Link } from './link';

class FakeChannel {
  readyState = 'open';
  bufferedAmount = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send = (text: string) => void this.sent.push(text);
}
const channels: FakeChannel[] = [];
class FakePeer {
  connectionState = 'connected';
  createDataChannel() {
    channels.push(new FakeChannel());
    return channels.at(-1);
  }
  close() {}
}
beforeEach(() => void vi.stubGlobal('RTCPeerConnection', FakePeer));
const network = { certificates: [], iceServers: [] };
function connected() {
  const link = new Link(network, 1000);
  link.onmessage = vi.fn();
  link.onclose = vi.fn();
  return { link, channel: channels.at(-1) as FakeChannel };
}

it.each<[string, unknown]>([
  ['bytes', new ArrayBuffer(8)],
  ['more than a message', `+${'x'.repeat(1001)}`],
])('closes when it is sent %s', (_, data) => {
  const { link, channel } = connected();
  channel.onmessage?.({ data });
  expect(link.onclose).toHaveBeenCalledOnce();
  expect(link.onmessage).not.toHaveBeenCalled();
});

it('closes when a message never ends', () => {
  const { link, channel } = connected();
  for (let i = 0; i < 11; i++) channel.onmessage?.({ data: `+${'x'.repeat(100)}` });
  expect(link.onclose).toHaveBeenCalledOnce();
});

it('closes when the other end does not read', () => {
  const { link, channel } = connected();
  channel.bufferedAmount = 3_000_000;
  link.send('{}');
  expect(link.onclose).toHaveBeenCalledOnce();
  expect(channel.sent).toEqual([]);
});

it('counts empty pieces as a flood', () => {
  const bond = new Bond(network, 1000, false);
  let left = 5;
  bond.allows = () => left-- > 0;
  bond.onflood = vi.fn();
  const { link, channel } = connected();
  bond.adopt(link, false);
  for (let i = 0; i < 5; i++) channel.onmessage?.({ data: '+' });
  expect(bond.onflood).not.toHaveBeenCalled();
  channel.onmessage?.({ data: '+' });
  expect(bond.onflood).toHaveBeenCalled();
});
