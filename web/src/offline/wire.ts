// The messages between the page and the engine's worker.

/** The description of an offline build, stored in its page. */
export interface Site {
  /** Changes whenever a file in the folder changes. */
  version: string;
  /** Where the engine is, and the size of its files in bytes. */
  engine: string;
  files: Record<string, number>;
  /** The folder of the shelf, the texts and the rules. */
  data: string;
  /** The nets of the learned players, by game: the file and its size in bytes. */
  nets: Record<string, { file: string; size: number }>;
  /** Servers that help two devices to connect, if the folder names any. */
  ice?: RTCIceServer[];
  /** Settings for the engine. */
  settings: { quick: boolean; words: Record<string, Record<string, string>> };
}

export type ToEngine =
  | { t: 'start'; site: Site; base: string; page: string }
  | { t: 'ask'; id: number; path: string; body: string }
  | { t: 'open'; line: string }
  | { t: 'say'; line: string; text: string }
  | { t: 'hang-up'; line: string };

/** Why there is no engine; KEY in the message id `web-engine-KEY`. */
export type Failure = 'network' | 'broken' | 'too-old';

export type FromEngine =
  | { t: 'loading'; share: number }
  /** Another window has the engine and does not respond. */
  | { t: 'elsewhere' }
  /** The window with the engine is gone; another one takes over. */
  | { t: 'lost' }
  | { t: 'ready' }
  /** `said` is the technical message. */
  | { t: 'failed'; why: Failure; said: string }
  | { t: 'answer'; id: number; text: string }
  | { t: 'line'; line: string; what: 'open' | 'heard' | 'closed'; value: unknown };

export const cacheName = (version: string): string => `spielkiste-${version}`;
