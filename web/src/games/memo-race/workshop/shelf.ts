// The tracks that this device keeps: a name and a text each. What is laid just now is kept, too.
import { recall, remember } from '../../../kit/storage';
import { decode, encode, type Track } from './track';

const MOST = 60;
const KEEP = 'tracks';
const DRAFT = 'track-draft';

const opened = (code: unknown): Track | null => {
  try {
    return typeof code === 'string' ? decode(code) : null;
  } catch {
    // Storage can be edited by hand, and older versions may have written something else.
    return null;
  }
};

export const savedTracks = (): Track[] => {
  const codes = recall<unknown>(KEEP, []);
  return Array.isArray(codes) ? codes.map(opened).filter((track) => track !== null) : [];
};

/** A track of the same name is replaced. */
export function saveTrack(track: Track): void {
  remember(KEEP, [track, ...savedTracks().filter((other) => other.name !== track.name)].slice(0, MOST).map(encode));
}
export const forgetTrack = (track: Track): void =>
  remember(
    KEEP,
    savedTracks()
      .filter((other) => other.name !== track.name)
      .map(encode),
  );

export const draft = (): Track | null => opened(recall<unknown>(DRAFT, null));
export const keepDraft = (track: Track): void => remember(DRAFT, encode(track));
