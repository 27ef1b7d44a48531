export type { Drawn } from './drawn.ts';
export { drawBoard, drawCloseUp, drawMap } from './board.ts';
export { drawHand } from './hand.ts';
export { drawPlayer, drawTable } from './table.ts';
