import { call, done, type EngineBook, type Procedure } from '../../../../engine/index.ts';
import { fightersInSpace } from '../combat/combat.ts';
import { destroyUnits } from '../units/destroy.ts';
import { procedure, type Game } from '../game.ts';
import { above } from '../components/moments.ts';
import { asUnitsStand } from '../units/placement.ts';
import type { SeatId, SystemId, Unit, UnitId } from '../state.ts';
import { definitionOf, isStructure, shipsIn } from '../units/units.ts';

/** Whether other players have ships, or what counts as one, in a unit's system and its owner has none (14). */
export function isBlockaded(game: Game, unit: Unit): boolean {
  const ships = fightersInSpace(game, unit.system);
  return ships.length > 0 && ships.every((ship) => ship.owner !== unit.owner);
}

/** Ships cannot be produced where other players have ships (67.6), so not by blockaded units either (14.1). */
export const othersHaveShips = (game: Game, seat: SeatId, system: SystemId): boolean =>
  shipsIn(game, system).some((ship) => ship.owner !== seat);

/** Apart from whatever else is being destroyed, so that it need not wait for that. */
const blockade = procedure<{ units: UnitId[] }>()('blockade', {
  start: (_game, { units }) => call(destroyUnits, { units, by: null }, 'end'),
  end: () => done(),
});

/** Structures in space areas. */
const floating = (units: readonly Unit[], game: Game): Unit[] =>
  units.filter((unit) => unit.planet === undefined && isStructure(game, unit));

/** Units that a blockade destroys go at once, before anything else happens there (79.5). */
export const blockadeCheck: EngineBook<Game>['standing'][number] = (game) => {
  const lost = asUnitsStand(game, floating).filter((unit) => definitionOf(game, unit).lostToBlockade === true && isBlockaded(game, unit));
  return lost.length ? above(blockade, { units: lost.map((unit) => unit.id) }) : undefined;
};

export const blockadeProcedures: Procedure<Game, never>[] = [blockade];
