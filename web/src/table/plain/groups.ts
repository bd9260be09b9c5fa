// Moves in the order of the rules; where there are many, those of a kind stand together.
import type { Move } from '../../protocol';

export interface Group {
  kind: string;
  moves: Move[];
}

/** So many can be taken in at a glance, whatever their kinds. */
const FEW = 6;

export function grouped(moves: Move[]): Group[] {
  if (moves.length <= FEW) return moves.length ? [{ kind: '', moves }] : [];
  const kinds = new Map<string, Move[]>();
  for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
  return [...kinds].map(([kind, same]) => ({ kind, moves: same }));
}
