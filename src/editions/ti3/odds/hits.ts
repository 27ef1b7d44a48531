import { diceFor, type Roll } from '../rules/combat/dice.ts';
import { modify } from '../rules/components/modifiers.ts';
import type { Game } from '../rules/game.ts';
import type { UnitId } from '../rules/terms.ts';
import type { Fighting } from './force.ts';

/** How likely so many hits are: the first number is how likely none is. */
export type Hits = readonly number[];

const NONE: Hits = [1];
const SIDES = 10;

/** Two rolls together. */
function together(one: Hits, other: Hits): Hits {
  const both = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, p] of one.entries()) for (const [j, q] of other.entries()) both[i + j] += p * q;
  return both;
}

/** Dice that are all alike. */
function alike(count: number, chance: number): Hits {
  let hits = NONE;
  for (let i = 0; i < count; i++) hits = together(hits, [1 - chance, chance]);
  return hits;
}

/** The same where so many of those that missed are rolled once again. */
function withAgain(count: number, chance: number, again: number): Hits {
  const all = Array.from({ length: count + 1 }, () => 0);
  for (const [first, p] of alike(count, chance).entries())
    for (const [more, q] of alike(Math.min(count - first, again), chance).entries()) all[first + more] += p * q;
  return all;
}

/** Dice of units of a type, by what each has to show: those of one with a leader aboard may differ. */
function diceOf(game: Game, roll: Roll, units: readonly Fighting[], printed: Parameters<typeof diceFor>[3]): Map<number, number> {
  const all = new Map<number, number>();
  const alike = new Map<UnitId | undefined, number>();
  for (const { id } of units) alike.set(id, (alike.get(id) ?? 0) + 1);
  for (const [unit, count] of alike) {
    const die = diceFor(game, { ...roll, ...(unit !== undefined && { unit }) }, units[0].type, printed);
    if (die) all.set(die.hitsOn - die.bonus, (all.get(die.hitsOn - die.bonus) ?? 0) + count * die.count);
  }
  return all;
}

/** What units make in one roll. */
export function hitsFor(game: Game, roll: Roll, units: readonly Fighting[], printed: { dice?: number; hitsOn?: number } = {}): Hits {
  const types = [...new Set(units.map(({ type }) => type))];
  return types.reduce<Hits>((hits, type) => {
    const again = modify(game, 'rerolls', { ...roll, type }, 0);
    const own = units.filter((unit) => unit.type === type);
    return [...diceOf(game, roll, own, printed)].reduce((sum, [least, count]) => {
      const chance = Math.min(1, Math.max(0, (SIDES + 1 - least) / SIDES));
      return together(sum, withAgain(count, chance, again));
    }, hits);
  }, NONE);
}
