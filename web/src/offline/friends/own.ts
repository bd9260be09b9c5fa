// This device's own engine and settings, and what it stores about far tables and guests.
import { house } from '../../house/house.svelte';
import { type Reach, reach } from '../../house/reach';
import { recall, remember } from '../../kit/storage';
import { ownCertificate } from './certificate';
import type { Site } from '../wire';
import type { Network } from './link';
import type { Door } from './bond';
import type { Joined } from './gate';

/** A table on another device. */
export interface Far {
  /** The name of the player whose device holds the table. */
  host: string;
  /** A secret by which the host recognises this device. */
  device: string;
  door: Door | null;
  at: number;
}
/** A device that was at a table here. */
export interface KnownGuest {
  id: string;
  device: string;
  /** The table that it was invited to. */
  table: string;
  door: Door;
  at: number;
  joined?: Joined;
}

/** The maximum number, equal to that of remembered tables (house/memory.ts). */
const MOST = 12;

let reachOwn: Reach | undefined;
/** Returns the access to this device's own engine, before anything wraps it. */
export const ownReach = (): Reach => (reachOwn ??= reach());

export const site = (): Site => JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Site;
export const network = async (): Promise<Network> => ({ certificates: [await ownCertificate()], iceServers: site().ice ?? [] });

export const tableOf = (key: string | undefined): string => key?.split('.')[0] ?? '';
export const farTables = (): Record<string, Far> => recall<Record<string, Far>>('far', {});

/** Returns what the players at these seats are called; two players may have the same name. */
export function namesAt(seats: number[], names: string[]): string {
  const double = (seat: number) => names.indexOf(names[seat] ?? '') !== names.lastIndexOf(names[seat] ?? '');
  return house.words?.listed(seats.map((seat) => `${names[seat] ?? ''}${double(seat) ? ` (${seat + 1})` : ''}`)) ?? '';
}

export function rememberFar(table: string, far: Far | null): void {
  const others = Object.entries(farTables()).filter(([id]) => id !== table);
  const kept = far ? [...others, [table, far] as const] : others;
  remember('far', Object.fromEntries(kept.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST)));
}

export const knownGuests = (): KnownGuest[] => recall<KnownGuest[]>('guests', []);

export function rememberGuest(id: string, guest: KnownGuest | null): void {
  const others = knownGuests().filter((other) => other.id !== id && other.device !== guest?.device);
  remember('guests', guest ? [guest, ...others].slice(0, MOST) : others);
}
