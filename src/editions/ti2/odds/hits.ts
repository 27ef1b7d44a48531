import { binomialHits, hitChance, NO_HITS, convolve, type HitDistribution } from '#kit/odds/hit-distribution.ts';
import { rollStats } from '#ti2/rules/combat/dice.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { UnitId, UnitType } from '#ti2/rules/terms.ts';

const SIDES = 10;

/** Returns the probability that a unit's die hits in one roll (E2 1.1, 1.2). */
export function hitChanceFor(game: Game, shooting: RollContext, type: UnitType): number {
  const aim = rollStats(game, shooting, type);
  return aim ? hitChance(aim.hitsOn - aim.bonus, SIDES) : 0;
}

/** Returns the distribution of the hits that units roll, each with its own dice. */
export function hitDistributionFor(
  game: Game,
  shooting: RollContext,
  units: readonly { type: UnitType; id?: UnitId }[],
): HitDistribution {
  const dice = new Map<UnitType, number>();
  for (const { type, id } of units) {
    const count = modify(game, 'dice', { ...shooting, type, ...(id !== undefined && { unit: id }) }, 1);
    dice.set(type, (dice.get(type) ?? 0) + count);
  }
  return [...dice].reduce<HitDistribution>(
    (hits, [type, count]) => convolve(hits, binomialHits(count, hitChanceFor(game, shooting, type))),
    NO_HITS,
  );
}
