import type { Game } from '#ti3/rules/game.ts';
import { unitCardOf } from '#ti3/rules/units/units.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

/** Returns all types of units, the most expensive first. */
export const unitTypesByCost = (game: Game): UnitType[] => {
  const price = (type: UnitType): number => unitCardOf(game, type).cost / unitCardOf(game, type).forCost;
  return (Object.keys(game.book.units) as UnitType[]).sort((a, b) => price(b) - price(a));
};
