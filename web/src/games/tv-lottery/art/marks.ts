/** A spinner's shape, around the origin and 36 units wide: on its hub and on the spaces it leads to. No pawn has it. */
export const SHAPES: Record<string, string> = {
  yellow: 'M-12-14.5H12Q14.5-14.5 14.5-12V12Q14.5 14.5 12 14.5H-12Q-14.5 14.5-14.5 12V-12Q-14.5-14.5-12-14.5Z',
  green: 'M-8.5-15H8.5L17 0 8.5 15H-8.5L-17 0Z',
  red: 'M0-18L18 0 0 18-18 0Z',
};
