import { diceFor, type Roll } from '../rules/combat/dice.ts';
import { modify } from '../rules/components/modifiers.ts';
import type { Game } from '../rules/game.ts';
import type { UnitType } from '../rules/terms.ts';

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

/** What units of these types make in one roll, by how many there are of each. */
export function hitsFor(
  game: Game,
  roll: Roll,
  counts: Readonly<Partial<Record<UnitType, number>>>,
  printed: { dice?: number; hitsOn?: number } = {},
): Hits {
  return Object.entries(counts).reduce<Hits>((hits, [name, count]) => {
    const type = name as UnitType;
    const die = diceFor(game, roll, type, printed);
    if (!die) return hits;
    const chance = Math.min(1, Math.max(0, (SIDES + 1 - die.hitsOn + die.bonus) / SIDES));
    const again = modify(game, 'rerolls', { ...roll, type }, 0);
    return together(hits, withAgain(count * die.count, chance, again));
  }, NONE);
}
