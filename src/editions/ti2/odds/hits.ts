import { alike, chanceOf, NO_HITS, together, type Hits } from '#kit/odds/hit-distribution.ts';
import { aimOf } from '#ti2/rules/combat/dice.ts';
import type { Shooting } from '#ti2/rules/combat/roll-purpose.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { UnitId, UnitType } from '#ti2/rules/terms.ts';

const SIDES = 10;

/** How likely a die of a unit hits in one roll (E2 1.1, 1.2). */
export function chanceFor(game: Game, shooting: Shooting, type: UnitType): number {
  const aim = aimOf(game, shooting, type);
  return aim ? chanceOf(aim.hitsOn - aim.bonus, SIDES) : 0;
}

/** What units hit in one roll, each with its dice. */
export function hitsFor(game: Game, shooting: Shooting, units: readonly { type: UnitType; id?: UnitId }[]): Hits {
  const dice = new Map<UnitType, number>();
  for (const { type, id } of units) {
    const count = modify(game, 'dice', { ...shooting, type, ...(id !== undefined && { unit: id }) }, 1);
    dice.set(type, (dice.get(type) ?? 0) + count);
  }
  return [...dice].reduce<Hits>(
    (hits, [type, count]) => together(hits, alike(count, chanceFor(game, shooting, type))),
    NO_HITS,
  );
}
