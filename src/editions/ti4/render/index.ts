export {
  drawBoard,
  drawCloseUp,
  drawCombat,
  drawHand,
  drawMap,
  drawPlayer,
  drawChanges,
  drawEmoji,
  drawTable,
  drawTechnologies,
  type RenderedImage,
} from './pictures.ts';
