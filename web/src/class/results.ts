// The results of a class as data: the podium, the certificates, and the rows of a spreadsheet.
import type { Text } from '../kit/text';
import type { ClassChild } from '../protocol';
import type { Honoured } from '../table/honours';

/** The first three get their place on the certificate; the others get one for taking part. */
const PODIUM = 3;

export interface Step {
  place: number;
  children: ClassChild[];
}

/** Returns the first three places, once a game is finished; children with equal results share a step. */
export function podium(children: ClassChild[]): Step[] {
  const played = children.filter((child) => child.games > 0);
  const places = [...new Set(played.map((child) => child.place))].filter((place) => place <= PODIUM);
  return places.map((place) => ({ place, children: played.filter((child) => child.place === place) }));
}

/** Returns all children with their games of the day, because everyone gets a certificate. */
export const honoured = (children: ClassChild[], text: Text): Honoured[] =>
  children.map((child) => ({
    seat: child.animal,
    name: child.name,
    place: child.games && child.place <= PODIUM ? child.place : null,
    title: child.played.map((game) => text(`game-${game}`).replaceAll('\u00ad', '')).join(' · ') || undefined,
  }));

export const resultsTable = (children: ClassChild[], points: (halves: number) => string, text: Text): (string | number)[][] =>
  children.map((child) => [
    child.place,
    child.name,
    child.games,
    points(child.points),
    points(child.buchholz),
    points(child.direct),
    child.played.map((game) => text(`game-${game}`).replaceAll('\u00ad', '')).join(' + '),
  ]);
