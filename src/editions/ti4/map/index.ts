export { drawBoard, drawCloseUp, drawMap, type Drawn } from './board.ts';
export { drawHand } from './hand.ts';
export { drawPlayer, drawTable } from './table.ts';
