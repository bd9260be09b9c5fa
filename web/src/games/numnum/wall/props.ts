// The props of the wall, as stacks (Wall Break) or as rows (Clear Away!).
import type { Text } from '../../../kit/text';
import type { WallView } from '../../../protocol';
import type { TextKey } from '../../../texts';

export interface WallProps {
  view: WallView;
  chosen: number | null;
  useful: Set<number>;
  /** Returns the moves that a free card leads to. */
  ways: (stack: number) => string | undefined;
  /** Returns the message id of a special card's use. */
  purpose: (stack: number) => TextKey | undefined;
  resting: boolean;
  reasons: boolean;
  /** A monster's question to the player who takes a pair. */
  riddle: string | null;
  text: Text;
  onpick: (stack: number) => void;
}

export interface RowsProps extends WallProps {
  /** Called for a tap on the card under the end of a row, or (-1) further down. */
  onbelow: (stack: number, card: string) => void;
}
