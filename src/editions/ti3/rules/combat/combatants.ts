import { isFrameOf } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { unitsInSpace, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

/**
 * Returns the type a unit in space fights as: its own for a ship, else the one a component grants; undefined if it does
 * not fight.
 */
export const combatTypeOf = (game: Game, { owner, type, system }: Unit): UnitType | undefined =>
  hasQuality(game, 'ship', { type, owner })
    ? type
    : modify(game, 'fights-as', { seat: owner, type, system }, undefined);

/** Returns all units that fight in a space battle: ships, and units that fight as ships. */
export const combatantsIn = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  game.book.modifiersByValue['fights-as'] === undefined
    ? shipsIn(game, system, owner)
    : unitsInSpace(game, system, owner).filter((unit) => combatTypeOf(game, unit) !== undefined);

/** Returns the units with the types they fight as. */
export const asCombatants = (game: Game, units: readonly Unit[]): Unit[] =>
  units.map((unit) => {
    const type = combatTypeOf(game, unit) ?? unit.type;
    return type === unit.type ? unit : { ...unit, type };
  });

const BATTLE = { name: 'space-battle', steps: {} };

/** Returns the units that hits in a system can fall on: all combatants during a space battle, else ships. */
export const hittableUnits = (game: Game, system: SystemId, owner: SeatId): Unit[] =>
  game.state.stack.some((frame) => isFrameOf(frame, BATTLE))
    ? combatantsIn(game, system, owner)
    : shipsIn(game, system, owner);
