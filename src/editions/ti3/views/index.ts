export { awaited } from './awaited.ts';
export type { BoardView, LeaderGroup, PlanetView, SeatView, SystemView, UnitGroup } from './board-view.ts';
export { handView, type HandView } from './hand-view.ts';
export { boardView } from './see-board.ts';
export { narrate } from './narrate.ts';
export { seatSign, signsBy } from './signs.ts';
// What the drawing needs of the rules' own words, so that it depends on views alone.
export { apart, hexAt } from '../../../kit/hex.ts';
export type { Area, Color, SeatId, Special, SystemId, TechnologyColor, UnitType, Wormhole } from '../rules/terms.ts';
