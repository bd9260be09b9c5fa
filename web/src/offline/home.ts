// Sets up a page with its own engine; everything it needs is in its own folder.
import { mount } from 'svelte';
import { FILES } from '../house/api';
import { recall } from '../kit/storage';
import { isFar } from './abroad';
import { house } from '../house/house.svelte';
import { reachBy } from '../house/reach';
import ChestMenu from './ChestMenu.svelte';
import { Engine } from './engine.svelte';
import EngineNote from './EngineNote.svelte';
import { Shell } from './shell.svelte';
import type { Site } from './wire';

/** Sets up playing with other devices; its code is loaded only when it is used. */
async function meetFriends(): Promise<void> {
  if (typeof RTCPeerConnection === 'undefined') return;
  house.friends = {
    holds: (table) => !isFar(table),
    host: (table) => recall<Record<string, { host?: string } | undefined>>('far', {})[table]?.host ?? '',
    shared: (table) => recall<{ table?: string }[]>('guests', []).some((guest) => guest.table === table),
    handOn: () => import('./friends/HandOn.svelte'),
    invite: () => import('./friends/Invite.svelte'),
    meet: () => import('./friends/MeetPage.svelte'),
    reply: () => import('./friends/ReplyPage.svelte'),
  };
  if (recall<unknown[]>('guests', []).length) void import('./friends/hosting.svelte').then(({ hosting }) => hosting.resume());
  if (!Object.keys(recall<object>('far', {})).length) return;
  const { visits } = await import('./friends/visiting.svelte');
  await visits.begin();
}

export async function moveIn(text: string): Promise<void> {
  const site = JSON.parse(text) as Site;
  const shell = new Shell();
  const engine = new Engine(site);
  const asked = async (path: string, body: string) => {
    const answer = new Response(await engine.ask(path, body));
    // From now on there is data to lose: ask the browser for persistent storage.
    if (path === 'api/tables') void navigator.storage?.persist?.();
    return answer;
  };
  const medal = async (path: string) => {
    const [picture, lettering] = await Promise.all([
      engine.ask(path, ''),
      fetch(`${site.data}lettering`).then((answer) => answer.text()),
    ]);
    return new Response(
      picture.replace('>', () => `>${lettering}`),
      { headers: { 'Content-Type': 'image/svg+xml' } },
    );
  };
  const ask = (path: string, init?: RequestInit): Promise<Response> => {
    // Static data is a file and is available before the engine is.
    if (FILES.test(path)) return fetch(site.data + path, init);
    return path.startsWith('api/medal?') ? medal(path) : asked(path, String(init?.body ?? '{}'));
  };
  reachBy({
    far: false,
    ask,
    line: () => engine.line(),
    picture: async (path) => URL.createObjectURL(await (await ask(path)).blob()),
  });
  house.menu = ChestMenu;
  await meetFriends();
  mount(EngineNote, { target: document.body, props: { engine, shell } });
}
