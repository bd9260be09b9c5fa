// The names and animals of players on this device. A player without a name has the name of their animal.
import { recall } from '../kit/storage';
import { playing } from './family';
import { animalText } from './words';

/** Returns the animal of the person who plays now, else the one that was chosen here without a name. */
export const animalHere = (): number | null => playing()?.animal ?? recall<number | null>('animal', null);

/** Returns the name to show for a player: the typed one, else that of their animal. */
export const called = (name: string, animal: number): string => name.trim() || animalText(animal);

/** Returns the name of the player of this device. */
export const calledHere = (): string => called(playing()?.name ?? '', animalHere() ?? 0);
