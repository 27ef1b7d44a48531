import type { Game } from '#ti3/rules/game.ts';
import { cardOf } from '#ti3/rules/units/units.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

/** All kinds of units, the costliest first. */
export const unitsByCost = (game: Game): UnitType[] => {
  const price = (type: UnitType): number => cardOf(game, type).cost / cardOf(game, type).forCost;
  return (Object.keys(game.book.units) as UnitType[]).sort((a, b) => price(b) - price(a));
};
