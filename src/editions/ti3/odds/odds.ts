import type { HitDistribution } from '#kit/odds/hit-distribution.ts';
import { computeRound, computeBattle, type BattleRules, type Side, type BattleState } from '#kit/odds/battle-chain.ts';
import { computeOdds, type Odds } from '#kit/odds/format.ts';
import { BARRAGE_DICE } from '#ti3/rules/combat/space-battle.ts';
import { asCombatants, combatantsIn } from '#ti3/rules/combat/combatants.ts';
import type { Roll } from '#ti3/rules/combat/dice.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { hasQuality, unitsOnPlanet, shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { applyHits, toCombatants, type Combatant, type Force } from './force.ts';
import { hitDistributionFor } from './hits.ts';

export interface OddsSides {
  attacker: SeatId;
  defender: SeatId;
}

interface Place {
  system: SystemId;
  planet?: PlanetId;
}

const rollOf = (
  sides: OddsSides,
  { system, planet }: Place,
  side: Side,
  purpose: Roll['purpose'],
  round: number,
): Roll => ({
  seat: sides[side],
  enemy: sides[side === 'attacker' ? 'defender' : 'attacker'],
  purpose,
  system,
  ...(planet !== undefined && { planet }),
  attacks: side === 'attacker',
  round,
});

/**
 * Computes the odds of a space battle that both sides fight to the end (E3 7.2, 7.3): barrage, then rounds with hits
 * assigned in the proposed order. Cards, optional abilities, fire before the battle and retreats are left out. The
 * caller may name other ships than those in the system. `joined`: the battle has begun and the barrage is over.
 */
export function computeSpaceOdds(
  game: Game,
  system: SystemId,
  sides: OddsSides,
  { joined, ...ships }: Partial<Record<Side, readonly Combatant[]>> & { joined?: boolean } = {},
): Odds {
  const start: BattleState<Combatant> = {
    attacker: toCombatants(game, ships.attacker ?? asCombatants(game, combatantsIn(game, system, sides.attacker))),
    defender: toCombatants(game, ships.defender ?? asCombatants(game, combatantsIn(game, system, sides.defender))),
  };
  const isFighter = (ship: Combatant): boolean => hasQuality(game, 'fighter', ship);
  const barrage: BattleRules<Combatant> = {
    hits: (side, standing) => {
      const hunted = standing[side === 'attacker' ? 'defender' : 'attacker'].some(isFighter);
      const guns = hunted ? standing[side].filter((ship) => hasQuality(game, 'barrage', ship)) : [];
      return hitDistributionFor(game, rollOf(sides, { system }, side, 'barrage', 0), guns, BARRAGE_DICE);
    },
    after: (side, force, hits) => applyHits(game, sides[side], force, hits, isFighter),
  };
  const round: BattleRules<Combatant> = {
    hits: (side, standing, number) =>
      hitDistributionFor(game, rollOf(sides, { system }, side, 'space', number), standing[side]),
    after: (side, force, hits) => applyHits(game, sides[side], force, hits),
  };
  return computeOdds(computeBattle(round, joined ? [{ standing: start, chance: 1 }] : computeRound(barrage, start, 0)));
}

const unitsIn = (units: readonly Unit[]): Combatant[] => units.map(({ id, type }) => ({ id, type }));

/** Ground forces, each destroyed by one hit. */
const troops = (count: number): Force =>
  Array.from({ length: Math.max(0, count) }, () => ({ type: 'ground-force' as const }));
const fewer = (force: Force, hits: number): Force => force.slice(Math.min(hits, force.length));

/** Returns the possible numbers of ground forces that survive the hits before the first round, with their chances. */
const leftOf = (count: number, hits: HitDistribution): { count: number; chance: number }[] =>
  hits.map((chance, taken) => ({ count: Math.max(0, count - taken), chance }));

export interface InvasionInput {
  /** Number of ground forces that land or have landed. */
  landing: number;
  /** The fight has begun: no more bombardment and no more fire at landing units. */
  joined?: boolean;
  /** Ships that can bombard the planet do so first (E3 8.1). */
  bombards?: boolean;
}

/**
 * Computes the odds of an invasion (E3 8): bombardment by all ships that can, PDS fire at the landing units, then combat
 * rounds. Cards and optional abilities are left out. The attacker wins if any of its ground forces survive; if neither
 * side has any left, the defender keeps the planet, which counts as a draw.
 */
export function computeInvasionOdds(
  game: Game,
  planet: PlanetId,
  sides: OddsSides,
  { landing, bombards = true, joined = false }: InvasionInput,
): Odds {
  const { system } = game.state.planets[planet];
  const place = { system, planet };
  const defenders = unitsOnPlanet(game, planet).filter(({ owner }) => owner === sides.defender);
  const shielded = defenders.some((unit) => hasQuality(game, 'shields', unit));
  const barred = modify(game, 'bombardment-barred', { seat: sides.attacker, planet }, undefined) !== undefined;
  const bombers = bombards && !joined && !barred
    ? shipsIn(game, system, sides.attacker).filter((ship) => hasQuality(game, 'bombards-anything', ship) || (hasQuality(game, 'bombards', ship) && !shielded))
    : []; // prettier-ignore
  const guns = joined ? [] : defenders.filter((unit) => hasQuality(game, 'fires-at-ships', unit));
  const bombed = hitDistributionFor(game, rollOf(sides, place, 'attacker', 'bombardment', 0), unitsIn(bombers));
  const shot = hitDistributionFor(game, rollOf(sides, place, 'defender', 'landing-fire', 0), unitsIn(guns));
  const round: BattleRules<Combatant> = {
    hits: (side, standing, number) =>
      hitDistributionFor(game, rollOf(sides, place, side, 'ground', number), standing[side]),
    after: (_side, force, hits) => fewer(force, hits),
  };
  const start = leftOf(landing, shot).flatMap((attackers) =>
    leftOf(groundForcesOn(game, planet, sides.defender).length, bombed).map((left) => ({
      standing: { attacker: troops(attackers.count), defender: troops(left.count) },
      chance: attackers.chance * left.chance,
    })),
  );
  return computeOdds(computeBattle(round, start));
}
