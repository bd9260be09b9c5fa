// Groups moves by kind, in the order of the rules.
import type { Move } from '../../protocol';

export interface Group {
  kind: string;
  moves: Move[];
}

export function grouped(moves: Move[]): Group[] {
  const kinds = new Map<string, Move[]>();
  for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
  const groups = [...kinds].map(([kind, same]) => ({ kind, moves: same }));
  // With one move per kind, there is one group: a frame around each button would only distract.
  return groups.length > 1 && groups.every((group) => group.moves.length === 1) ? [{ kind: '', moves }] : groups;
}

/** The maximum number of buttons side by side; more would push the others off the screen. */
const MOST_IN_REACH = 4;

export interface Choices {
  groups: Group[];
  /** Moves of one word (pass, knock, draw), which stay visible while the others scroll. */
  inReach: Move[];
}

export function arranged(moves: Move[]): Choices {
  const single = moves.filter((move) => !move.notation.includes(' '));
  if (single.length === moves.length || single.length > MOST_IN_REACH) return { groups: grouped(moves), inReach: [] };
  return { groups: grouped(moves.filter((move) => !single.includes(move))), inReach: single };
}
