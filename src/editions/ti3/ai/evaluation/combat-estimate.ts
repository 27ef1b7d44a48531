import { diceFor } from '#ti3/rules/combat/dice.ts';
import type { Game } from '#ti3/rules/game.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { sumBy } from '#ti3/ai/ai-context.ts';

/** What fights: what it hits with in a round, and what it can bear. */
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

/** How many hits a unit makes in a round, on average. */
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

/** About how likely one side wins over the other: what it hits with counts as much as what it bears. */
export function estimateWinChance(one: Strength, other: Strength): number {
  if (other.life <= 0) return 1;
  if (one.life <= 0 || one.hits <= 0) return 0;
  const ratio = (other.hits * other.life) / (one.hits * one.life);
  return 1 / (1 + ratio ** 2.2);
}
