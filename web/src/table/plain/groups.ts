// Moves in the order of the rules; where some are of a kind and others not, those of a kind stand together.
import type { Move } from '../../protocol';

export interface Group {
  kind: string;
  moves: Move[];
}

export function grouped(moves: Move[]): Group[] {
  const kinds = new Map<string, Move[]>();
  for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
  const groups = [...kinds].map(([kind, same]) => ({ kind, moves: same }));
  // A frame around every single button would only be in the way.
  return groups.length > 1 && groups.every((group) => group.moves.length === 1) ? [{ kind: '', moves }] : groups;
}

/** More than these beside each other would push the others out of sight. */
const MOST_IN_REACH = 4;

export interface Choices {
  groups: Group[];
  /** Moves that are one word (pass, knock, draw): always in reach, however far the others scroll. */
  inReach: Move[];
}

export function arranged(moves: Move[]): Choices {
  const single = moves.filter((move) => !move.notation.includes(' '));
  if (single.length === moves.length || single.length > MOST_IN_REACH) return { groups: grouped(moves), inReach: [] };
  return { groups: grouped(moves.filter((move) => !single.includes(move))), inReach: single };
}
