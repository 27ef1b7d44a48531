import { diceFor } from '#ti3/rules/combat/dice.ts';
import type { Game } from '#ti3/rules/game.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { sumBy } from '#ti3/ai/ai-context.ts';

/** Combat strength of units: expected hits per round, and the hits they can take. */
export interface Strength {
  hits: number;
  life: number;
}

export interface CombatSetting {
  seat: SeatId;
  enemy: SeatId;
  system: SystemId;
  planet?: PlanetId;
  attacks: boolean;
  purpose: 'space' | 'ground' | 'pds' | 'landing-fire';
}

type Fighter = Pick<Unit, 'type' | 'damaged'>;

/** Returns the expected hits of a unit in one round. */
export function expectedHits(game: Game, field: CombatSetting, { type }: Fighter): number {
  const dice = diceFor(game, { ...field, round: 1 }, type);
  return dice ? dice.count * Math.min(1, Math.max(0, (11 - dice.hitsOn + dice.bonus) / 10)) : 0;
}

export const strengthOf = (game: Game, field: CombatSetting, units: readonly Fighter[]): Strength => ({
  hits: sumBy(units, (unit) => expectedHits(game, field, unit)),
  life: sumBy(units, (unit) =>
    field.purpose === 'space' && hasQuality(game, 'sustains', unit) && !unit.damaged ? 2 : 1,
  ),
});

/** Estimates the probability that one side wins; expected hits and hit points count equally. */
export function estimateWinChance(one: Strength, other: Strength): number {
  if (other.life <= 0) return 1;
  if (one.life <= 0 || one.hits <= 0) return 0;
  const ratio = (other.hits * other.life) / (one.hits * one.life);
  return 1 / (1 + ratio ** 2.2);
}
