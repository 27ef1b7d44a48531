import { chosenAmounts, type Answer } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { Unit, UnitId } from '#ti4/rules/state.ts';
import { labelOf, compareByValue } from './unit-marks.ts';
import { lineAtKey, lineKey } from './unit-keys.ts';
import { definitionOf } from './units.ts';

/** Higher than the cost of any unit. */
const COST_OF_UNBUYABLE = 100;

/** Returns the cost of one unit, for proposals only; units that cannot be bought are given up last. */
export function costOf(game: Game, unit: Unit): number {
  const { cost = COST_OF_UNBUYABLE, perCost = 1 } = definitionOf(game, unit);
  return cost / perCost;
}

/** Groups units by kind; also by planet or space if the units in `among` are not all in one place. */
export function group(game: Game, units: Unit[], among: Unit[] = units): { key: string; units: Unit[] }[] {
  const spread = new Set(among.map((unit) => unit.planet)).size > 1;
  const groups: { key: string; units: Unit[] }[] = [];
  for (const unit of units) {
    const key = lineAtKey.format(lineKey(game, unit), spread ? unit.planet : undefined);
    const found = groups.find((one) => one.key === key);
    if (found) found.units.push(unit);
    else groups.push({ key, units: [unit] });
  }
  return groups;
}

export const labelAt = (game: Game, key: string, [unit]: Unit[]): string =>
  lineAtKey.parse(key)[1] !== undefined && unit.planet !== undefined
    ? `${labelOf(game, unit)} on ${nameOfPlanet(game, unit.planet)}`
    : labelOf(game, unit);

/** Returns the ids of the units that an answer by kind and amount selects. */
export function unitsFromAnswer(game: Game, units: Unit[], answer: Answer): UnitId[] {
  const counts = chosenAmounts(answer);
  return group(game, units).flatMap(({ key, units: alike }) => alike.slice(0, counts[key] ?? 0).map((unit) => unit.id));
}

/** Compares groups of equal units: the cheapest first, and among equals the least valuable. */
export const compareGroups =
  (game: Game) =>
  ({ units: [a] }: { units: Unit[] }, { units: [b] }: { units: Unit[] }): number =>
    costOf(game, a) - costOf(game, b) || compareByValue(game, a, b);

/** Tells whether units differ in type, place, damage or marks, so that it matters which of them is picked. */
export const areDifferent = (game: Game, units: Unit[]): boolean => group(game, units).length > 1;
