export { drawBoard, drawCloseUp, drawHand, drawMap, drawPlayer, drawTable, type Drawn } from './pictures.ts';
