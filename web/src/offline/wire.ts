// What the page and the engine's worker say to each other.

/** What the folder says about itself, in its page. */
export interface Site {
  /** Changes with anything in the folder. */
  version: string;
  /** Where the engine lies, and what has to be loaded of it, in bytes. */
  engine: string;
  files: Record<string, number>;
  /** Where shelf, texts and rules lie. */
  data: string;
  /** For the engine itself. */
  settings: { quick: boolean; words: Record<string, Record<string, string>> };
}

export type ToEngine =
  | { t: 'start'; site: Site; base: string; page: string }
  | { t: 'ask'; id: number; path: string; body: string }
  | { t: 'open'; line: string }
  | { t: 'say'; line: string; text: string }
  | { t: 'hang-up'; line: string };

/** Why there is no engine: a text `web-engine-KEY`. */
export type Failure = 'network' | 'broken' | 'too-old';

export type FromEngine =
  | { t: 'loading'; share: number }
  /** Another window has the engine, and does not answer. */
  | { t: 'elsewhere' }
  /** The window that had the engine is gone; another one begins. */
  | { t: 'lost' }
  | { t: 'ready' }
  /** `said` is for whoever mends it. */
  | { t: 'failed'; why: Failure; said: string }
  | { t: 'answer'; id: number; text: string }
  | { t: 'line'; line: string; what: 'open' | 'heard' | 'closed'; value: unknown };

export const cacheName = (version: string): string => `spielkiste-${version}`;
