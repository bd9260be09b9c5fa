// What the wall is told, whether it stands in stacks (Mauerbruch) or lies in rows (Räum ab!).
import type { Text } from '../../../kit/text';
import type { WallView } from '../../../protocol';

export interface WallProps {
  view: WallView;
  chosen: number | null;
  useful: Set<number>;
  /** The moves that a free card leads to. */
  ways: (stack: number) => string | undefined;
  /** What its special card is good for, as the key of a word. */
  purpose: (stack: number) => string | undefined;
  resting: boolean;
  reasons: boolean;
  /** What one of the monsters asks, of whoever is to take a pair. */
  riddle: string | null;
  text: Text;
  onpick: (stack: number) => void;
}

export interface RowsProps extends WallProps {
  /** The card under the end of a row was touched, or (-1) one further below. */
  onbelow: (stack: number, card: string) => void;
}
