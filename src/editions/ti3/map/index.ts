export { drawBoard, drawPart, drawSheet } from './pictures.ts';
