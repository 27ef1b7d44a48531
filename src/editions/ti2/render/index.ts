export { drawBoard, drawFight, drawPart, drawSheet, drawSign, drawTechnologies } from './pictures.ts';
