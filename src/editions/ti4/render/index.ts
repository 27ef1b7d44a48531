export {
  drawBoard,
  drawCloseUp,
  drawCombat,
  drawHand,
  drawMap,
  drawPlayer,
  drawReach,
  drawChanges,
  drawEmoji,
  drawTable,
  drawTechnologies,
  type RenderedImage,
} from './pictures.ts';
