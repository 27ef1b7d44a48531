export type {
  BoardView,
  DraftView,
  Happened,
  LawView,
  Named,
  ObjectiveView,
  PlanetView,
  SeatView,
  StrategyCardView,
  SystemView,
  TechnologyView,
  UnitGroup,
} from './board-view.ts';
export { boardView } from './see-board.ts';
export { handView, type CardView, type HandView } from './hand-view.ts';
export { asksFor, waiting, type AskView, type Waiting } from './waiting.ts';
export { narrate, unnarrated, type Faulty } from './narrate.ts';
// What the drawing needs of the rules' own words, so that it depends on views alone.
export { hexAt } from '../../../kit/hex.ts';
export { countOf } from '../rules/names.ts';
export type { Anomaly, Color as TechnologyColor, Wormhole } from '../rules/terms.ts';
export type { Color, Pool, SeatId, UnitType } from '../rules/state.ts';
