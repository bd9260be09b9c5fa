// What both ways of laying out the seven rows of Räum ab! are told.
import type { Text } from '../../../kit/text';
import type { WallView } from '../../../protocol';

export interface RowsProps {
  view: WallView;
  chosen: number | null;
  useful: Set<number>;
  /** The moves that a free card leads to. */
  ways: (stack: number) => string | undefined;
  resting: boolean;
  reasons: boolean;
  text: Text;
  onpick: (stack: number) => void;
  /** The card under the end of a row was touched. */
  onbelow: (stack: number) => void;
}
