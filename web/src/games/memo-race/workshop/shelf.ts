// The tracks stored on this device, as text, including the current one.
import { recall, remember } from '../../../kit/storage';
import type { TrackView } from '../../../protocol';
import { tracksOf } from './ask';

const MOST = 60;
const KEEP = 'tracks';
const DRAFT = 'track-draft';

// Storage can be edited by hand, and older versions may have stored something else.
const texts = (found: unknown): string[] => (Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []);

export const savedTracks = (): Promise<TrackView[]> => tracksOf(texts(recall<unknown>(KEEP, [])).slice(0, MOST));

const keep = (tracks: TrackView[]): TrackView[] => {
  remember(
    KEEP,
    tracks.map((track) => track.code),
  );
  return tracks;
};
/** Returns the tracks with this one; a track with the same name is replaced. */
export const withTrack = (saved: TrackView[], track: TrackView): TrackView[] =>
  keep([track, ...saved.filter((other) => other.name !== track.name)].slice(0, MOST));
export const withoutTrack = (saved: TrackView[], track: TrackView): TrackView[] =>
  keep(saved.filter((other) => other.name !== track.name));

export const draft = (): string | null => texts([recall<unknown>(DRAFT, null)])[0] ?? null;
export const keepDraft = (track: TrackView): void => remember(DRAFT, track.code);
