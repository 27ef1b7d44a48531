export { drawBoard, drawPart, drawSheet, drawTechnologies } from './pictures.ts';
