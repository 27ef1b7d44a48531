import type { Gains } from '#ti4/rules/components/ai-advice.ts';
import { rollStats } from '#ti4/rules/combat/dice.ts';
import type { Game } from '#ti4/rules/components/component.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { definitionOf, unitsAt } from '#ti4/rules/units/units.ts';

// Values with which components advise AI players on combats.

/** Returns the expected hits of 1 more combat die for a unit; negative for another player's unit. */
export function extraDieAdvice(game: Game, seat: SeatId, unit: UnitId): Gains {
  const found = game.state.units[unit];
  const purpose = found?.planet === undefined ? 'space-combat' : 'ground-combat';
  const value = found && rollStats(game, found, purpose, found.system)?.value;
  return value === undefined ? {} : { hits: (found.owner === seat ? 1 : -1) * ((11 - value) / 10) };
}

/** Returns the total cost of a seat's units in a system. `space`: only units in space. */
export const unitCostInSystem = (game: Game, seat: SeatId, system: string, space = false): number =>
  unitsAt(game, { owner: seat, system, ...(space && { space }) }).reduce((sum, unit) => {
    const { cost = 0, perCost = 1 } = definitionOf(game, unit);
    return sum + cost / perCost;
  }, 0);
