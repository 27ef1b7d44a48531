export {
  drawBoard,
  drawCloseUp,
  drawCombat,
  drawHand,
  drawMap,
  drawPlayer,
  drawScene,
  drawSign,
  drawTable,
  drawTechnologies,
  type Drawn,
} from './pictures.ts';
