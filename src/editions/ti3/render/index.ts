export { drawBoard, drawCombat, drawCloseUp, drawPlayer, drawReach, drawEmoji, drawTechnologies } from './pictures.ts';
