import type { Hits } from '#kit/odds/hit-distribution.ts';
import { exchange, fought, type Fight, type Side, type Standing } from '#kit/odds/battle-chain.ts';
import { oddsOf, type Odds } from '#kit/odds/format.ts';
import { BARRAGE } from '#ti3/rules/combat/space-battle.ts';
import { asTheyFight, combatantsIn } from '#ti3/rules/combat/combatants.ts';
import type { Roll } from '#ti3/rules/combat/dice.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { isA, onPlanet, shipsIn, troopsOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { battered, fightingOf, type Fighting, type Force } from './force.ts';
import { hitsFor } from './hits.ts';

export interface Sides {
  attacker: SeatId;
  defender: SeatId;
}

interface Place {
  system: SystemId;
  planet?: PlanetId;
}

const rollOf = (
  sides: Sides,
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
 * The chances of a space battle that both sides fight to its end (E3 7.2, 7.3): barrage, then round after round, hits taken as it is
 * proposed. Left out: cards, what is used or not as its owner likes, fire before the battle, and retreats. Others than the ships that are
 * there may be named. `joined`: it is under way, and the barrage over.
 */
export function spaceOdds(
  game: Game,
  system: SystemId,
  sides: Sides,
  { joined, ...ships }: Partial<Record<Side, readonly Fighting[]>> & { joined?: boolean } = {},
): Odds {
  const start: Standing<Fighting> = {
    attacker: fightingOf(game, ships.attacker ?? asTheyFight(game, combatantsIn(game, system, sides.attacker))),
    defender: fightingOf(game, ships.defender ?? asTheyFight(game, combatantsIn(game, system, sides.defender))),
  };
  const isFighter = (ship: Fighting): boolean => isA(game, 'fighter', ship);
  const barrage: Fight<Fighting> = {
    hits: (side, standing) => {
      const hunted = standing[side === 'attacker' ? 'defender' : 'attacker'].some(isFighter);
      const guns = hunted ? standing[side].filter((ship) => isA(game, 'barrage', ship)) : [];
      return hitsFor(game, rollOf(sides, { system }, side, 'barrage', 0), guns, BARRAGE);
    },
    after: (side, force, hits) => battered(game, sides[side], force, hits, isFighter),
  };
  const round: Fight<Fighting> = {
    hits: (side, standing, number) => hitsFor(game, rollOf(sides, { system }, side, 'space', number), standing[side]),
    after: (side, force, hits) => battered(game, sides[side], force, hits),
  };
  return oddsOf(fought(round, joined ? [{ standing: start, chance: 1 }] : exchange(barrage, start, 0)));
}

const unitsIn = (units: readonly Unit[]): Fighting[] => units.map(({ id, type }) => ({ id, type }));

/** Ground forces, of which each hit takes one. */
const troops = (count: number): Force =>
  Array.from({ length: Math.max(0, count) }, () => ({ type: 'ground-force' as const }));
const fewer = (force: Force, hits: number): Force => force.slice(Math.min(hits, force.length));

/** What hits before the first round leave of some ground forces. */
const leftOf = (count: number, hits: Hits): { count: number; chance: number }[] =>
  hits.map((chance, taken) => ({ count: Math.max(0, count - taken), chance }));

export interface Landing {
  /** How many ground forces land, or have. */
  landing: number;
  /** It is under way: nobody bombards or fires at those who land any more. */
  joined?: boolean;
  /** Whether the ships that can bombard the planet do so first (E3 8.1). */
  bombards?: boolean;
}

/**
 * The chances of an invasion (E3 8): bombardment by all that can, PDS at those who land, then round after round. Left out: cards, and what
 * is used or not as its owner likes. The attacker wins whose ground forces are left; where none is, the defender keeps the planet, and has
 * not lost.
 */
export function invasionOdds(
  game: Game,
  planet: PlanetId,
  sides: Sides,
  { landing, bombards = true, joined = false }: Landing,
): Odds {
  const { system } = game.state.planets[planet];
  const place = { system, planet };
  const defenders = onPlanet(game, planet).filter(({ owner }) => owner === sides.defender);
  const shielded = defenders.some((unit) => isA(game, 'shields', unit));
  const barred = modify(game, 'bombardment-barred', { seat: sides.attacker, planet }, undefined) !== undefined;
  const bombers = bombards && !joined && !barred
    ? shipsIn(game, system, sides.attacker).filter((ship) => isA(game, 'bombards-anything', ship) || (isA(game, 'bombards', ship) && !shielded))
    : []; // prettier-ignore
  const guns = joined ? [] : defenders.filter((unit) => isA(game, 'fires-at-ships', unit));
  const bombed = hitsFor(game, rollOf(sides, place, 'attacker', 'bombardment', 0), unitsIn(bombers));
  const shot = hitsFor(game, rollOf(sides, place, 'defender', 'landing-fire', 0), unitsIn(guns));
  const round: Fight<Fighting> = {
    hits: (side, standing, number) => hitsFor(game, rollOf(sides, place, side, 'ground', number), standing[side]),
    after: (_side, force, hits) => fewer(force, hits),
  };
  const start = leftOf(landing, shot).flatMap((attackers) =>
    leftOf(troopsOn(game, planet, sides.defender).length, bombed).map((left) => ({
      standing: { attacker: troops(attackers.count), defender: troops(left.count) },
      chance: attackers.chance * left.chance,
    })),
  );
  return oddsOf(fought(round, start));
}
