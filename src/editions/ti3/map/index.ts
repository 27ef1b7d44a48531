export { drawBoard, drawFight, drawPart, drawSheet, drawTechnologies } from './pictures.ts';
