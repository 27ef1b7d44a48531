import type { Game } from '#ti3/rules/game.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { unitsInSpace, allUnits } from './units.ts';

/** A seat's flagship, wherever on the board it is. */
export const flagshipOf = (game: Game, seat: SeatId): Unit | undefined =>
  allUnits(game).find(({ owner, type }) => owner === seat && type === 'flagship');

/** A seat's flagship, where it is in the space of a system. */
export const flagshipIn = (game: Game, seat: SeatId, system: SystemId): Unit | undefined =>
  unitsInSpace(game, system, seat).find(({ type }) => type === 'flagship');
