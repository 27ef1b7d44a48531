import { hitChance, NO_HITS, convolve, withRerolls, type HitDistribution } from '#kit/odds/hit-distribution.ts';
import { diceFor, type Roll } from '#ti3/rules/combat/dice.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { UnitId } from '#ti3/rules/terms.ts';
import type { Combatant } from './force.ts';

const SIDES = 10;

/** Counts the dice of units of one type by the number they need; units with a leader aboard may differ. */
function diceOf(
  game: Game,
  roll: Roll,
  units: readonly Combatant[],
  printed: Parameters<typeof diceFor>[3],
): Map<number, number> {
  const all = new Map<number, number>();
  const alike = new Map<UnitId | undefined, number>();
  for (const { id } of units) alike.set(id, (alike.get(id) ?? 0) + 1);
  for (const [unit, count] of alike) {
    const die = diceFor(game, { ...roll, ...(unit !== undefined && { unit }) }, units[0].type, printed);
    if (die) all.set(die.hitsOn - die.bonus, (all.get(die.hitsOn - die.bonus) ?? 0) + count * die.count);
  }
  return all;
}

/** Returns the distribution of the hits of one roll. */
export function hitDistributionFor(
  game: Game,
  roll: Roll,
  units: readonly Combatant[],
  printed: { dice?: number; hitsOn?: number } = {},
): HitDistribution {
  const types = [...new Set(units.map(({ type }) => type))];
  return types.reduce<HitDistribution>((hits, type) => {
    const again = modify(game, 'rerolls', { ...roll, type }, 0);
    const own = units.filter((unit) => unit.type === type);
    return [...diceOf(game, roll, own, printed)].reduce((sum, [least, count]) => {
      return convolve(sum, withRerolls(count, hitChance(least, SIDES), again));
    }, hits);
  }, NO_HITS);
}
