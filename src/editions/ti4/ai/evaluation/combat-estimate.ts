import type { Game } from '#ti4/rules/game.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { definitionOf } from '#ti4/rules/units/units.ts';

/** A combatant in a rough estimate; lists are sorted by ascending value. */
interface Fighter {
  /** Expected hits per round. */
  hits: number;
  /** Number of hits that the unit can take. */
  lives: number;
  cost: number;
}

export function unitCost(game: Game, unit: Unit): number {
  const { cost = 0, perCost = 1 } = definitionOf(game, unit);
  return cost / perCost;
}

function fighter(game: Game, unit: Unit): Fighter {
  const { combat, sustainDamage } = definitionOf(game, unit);
  return {
    hits: combat ? (combat.dice * Math.max(0, 11 - combat.value)) / 10 : 0,
    lives: sustainDamage && !unit.damaged ? 2 : 1,
    cost: unitCost(game, unit),
  };
}

export interface CombatEstimate {
  /** Probability from 0 to 1. */
  win: number;
  /** Expected losses of the attacker, in resources. */
  losses: number;
  /** Expected losses of the defender, in resources. */
  spoils: number;
}

/** Estimates a combat in space or on a planet by rounds of average hits. `free`: hits made before the combat. */
export function estimateCombat(
  game: Game,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  free = 0,
): CombatEstimate {
  if (!defenders.length) return { win: 1, losses: 0, spoils: 0 };
  if (!attackers.length) return { win: 0, losses: 0, spoils: 0 };
  const ours = side(game, attackers);
  const theirs = side(game, defenders);
  const strength = (list: readonly Fighter[]) =>
    list.reduce((sum, one) => sum + one.hits, 0) * list.reduce((sum, one) => sum + one.lives, 0);
  const before = [value(ours), value(theirs)];
  strike(ours, free < 0 ? -free : 0);
  strike(theirs, free > 0 ? free : 0);
  const [a, b] = [strength(ours), strength(theirs)];
  for (let round = 0; round < 12 && ours.length && theirs.length; round++) {
    const [made, taken] = [ours, theirs].map((list) => list.reduce((sum, one) => sum + one.hits, 0));
    if (made + taken <= 0) break;
    strike(theirs, made);
    strike(ours, taken);
  }
  const win = a + b > 0 ? a ** 2 / (a ** 2 + b ** 2) : 0.5;
  return { win, losses: before[0] - value(ours), spoils: before[1] - value(theirs) };
}

const side = (game: Game, units: readonly Unit[]): Fighter[] =>
  units.map((unit) => fighter(game, unit)).sort((x, y) => x.cost - y.cost);
const value = (list: readonly Fighter[]): number =>
  list.reduce((sum, one) => sum + one.cost * Math.min(1, one.lives), 0);

/** Assigns hits to a side: to units with hit points to spare first, then to the cheapest. */
function strike(list: Fighter[], hits: number): void {
  let left = hits;
  for (const one of list) {
    const spare = Math.min(left, Math.max(0, one.lives - 1));
    one.lives -= spare;
    left -= spare;
  }
  while (left > 0 && list.length) {
    const [first] = list;
    if (first.lives > left) {
      // Averages, not dice: half a hit takes half a hit point.
      first.lives -= left;
      first.hits *= first.lives / (first.lives + left);
      return;
    }
    left -= first.lives;
    list.shift();
  }
}
