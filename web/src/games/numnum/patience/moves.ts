// The numbers of the moves (patience/moves.py); those by colour count on from here.
export const PLAY = 12;
export const WAIT = 13;
export const FETCH = 14;
export const LAY_WISH = 18;
export const FINISH = 22;
/** As many cards as there are. */
export const MOST = 95;
