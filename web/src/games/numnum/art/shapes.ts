// The suits' shapes on a 24 × 24 grid, and the top edge of each suit's block on a card of 60 × 80.
import type { Suit } from '../cards';

export const SHAPE: Record<Suit, string> = {
  triangle: 'M12 3.5L21.5 20.5H2.5Z',
  circle: 'M12 2.4A9.6 9.6 0 1 1 12 21.6A9.6 9.6 0 1 1 12 2.4Z',
  square:
    'M5.6 3.2H18.4A2.4 2.4 0 0 1 20.8 5.6V18.4A2.4 2.4 0 0 1 18.4 20.8H5.6A2.4 2.4 0 0 1 3.2 18.4V5.6A2.4 2.4 0 0 1 5.6 3.2Z',
  diamond: 'M12 1.2L20.6 12L12 22.8L3.4 12Z',
};
const BOTTOM = 'V70.5a5.5 5.5 0 0 1-5.5 5.5H9.5A5.5 5.5 0 0 1 4 70.5Z';
export const BLOCK: Record<Suit, string> = {
  triangle: `M4 53L10.5 43.5 17 53 23.5 43.5 30 53 36.5 43.5 43 53 49.5 43.5 56 53${BOTTOM}`,
  circle: `M4 51a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1 13 0${BOTTOM}`,
  square: `M4 51V44.5H10.5V51H17V44.5H23.5V51H30V44.5H36.5V51H43V44.5H49.5V51H56${BOTTOM}`,
  diamond: `M4 52.6H56${BOTTOM}M10.5 42.2l4 5-4 5-4-5zM23.5 42.2l4 5-4 5-4-5zM36.5 42.2l4 5-4 5-4-5zM49.5 42.2l4 5-4 5-4-5z`,
};
export const STAR = 'M0-14L3.8-5.2 13.3-4.3 6.1 2 8.2 11.3 0 6.4-8.2 11.3-6.1 2-13.3-4.3-3.8-5.2Z';
