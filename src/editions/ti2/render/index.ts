export { drawBoard, drawCombat, drawCloseUp, drawPlayer, drawEmoji, drawTechnologies } from './pictures.ts';
