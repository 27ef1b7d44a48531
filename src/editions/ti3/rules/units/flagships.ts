import type { Game } from '#ti3/rules/game.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { unitsInSpace, allUnits } from './units.ts';

/** Returns a seat's flagship anywhere on the board; undefined if there is none. */
export const flagshipOf = (game: Game, seat: SeatId): Unit | undefined =>
  allUnits(game).find(({ owner, type }) => owner === seat && type === 'flagship');

/** Returns a seat's flagship in the space of a system; undefined if it is not there. */
export const flagshipIn = (game: Game, seat: SeatId, system: SystemId): Unit | undefined =>
  unitsInSpace(game, system, seat).find(({ type }) => type === 'flagship');
