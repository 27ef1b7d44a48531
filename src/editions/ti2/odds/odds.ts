import { NO_HITS, convolve, type HitDistribution } from '#kit/odds/hit-distribution.ts';
import {
  computeRound,
  computeBattle,
  type BattleRules,
  type WeightedState,
  type Side,
  type BattleState,
} from '#kit/odds/battle-chain.ts';
import { computeOdds, type Odds } from '#kit/odds/format.ts';
import { adjacentSystems } from '#ti2/rules/board/adjacency.ts';
import { shipsIn, groundForcesOn, unitsOnPlanet } from '#ti2/rules/units/units.ts';
import { bombardmentProblem } from '#ti2/rules/invasion/bombardment.ts';
import { proposedLossOrder } from '#ti2/rules/combat/hits.ts';
import { pdsIn } from '#ti2/rules/combat/pds-fire.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import { firstShooters, cannonSurplus } from '#ti2/rules/combat/space-battle.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { leadersAboard } from '#ti2/rules/leaders/leader-locations.ts';
import { remainingSeats, hasOption } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import { hitChanceFor, hitDistributionFor } from './hits.ts';

/** A unit in a battle. */
export type Combatant = Pick<Unit, 'type'> & { id?: UnitId };

export interface OddsSides {
  attacker: SeatId;
  defender: SeatId;
}

/** Stage of a battle: ships are still coming, they have met and PDS have fired, or rounds have begun. */
export type BattleStage = 'coming' | 'met' | 'joined';

const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Returns the game after the current battle round, without the effects that last only for that round. */
function afterRound({ state, book }: Game): Game {
  const lasting = Object.entries(state.effects).filter(([, { until }]) => until !== 'battle-round');
  return newGame({ ...state, effects: Object.fromEntries(lasting) }, book);
}

/** Tells whether a leader is aboard, known to the viewer or face down. */
const isLed = (game: Game, { id }: Combatant): boolean => id !== undefined && leadersAboard(game, { id }).length > 0;

/** Removes hits from the front of a force, in the loss order proposed to its owner. */
const fallen = (force: readonly Combatant[], hits: number): readonly Combatant[] =>
  force.slice(Math.min(hits, force.length));

/** Combat rounds; the first one may have effects that later rounds do not. */
function rounds(game: Game, rollBy: (side: Side) => RollContext): BattleRules<Combatant> {
  const later = afterRound(game);
  return {
    hits: (side, standing, round) => hitDistributionFor(round > 1 ? later : game, rollBy(side), standing[side]),
    after: (_side, force, hits) => fallen(force, hits),
  };
}

/**
 * Adds shock troops: a ground force that rolls a ten, and then nine or ten on a second die, becomes one before hits are
 * assigned (E2 7.21).
 */
function promoting(
  game: Game,
  fight: BattleRules<Combatant>,
  rollBy: (side: Side) => RollContext,
): BattleRules<Combatant> {
  if (!hasOption(game, 'shockTroops')) return fight;
  const later = afterRound(game);
  return {
    ...fight,
    rollOutcomes: (side, standing, round) => {
      const then = round > 1 ? later : game;
      const force = standing[side];
      const recruits = force.filter(({ type }) => type === 'ground-force');
      const others = force.filter(({ type }) => type !== 'ground-force');
      const hit = hitChanceFor(then, rollBy(side), 'ground-force');
      const veterans = hitDistributionFor(then, rollBy(side), others);
      return promotions(recruits.length, hit).flatMap(({ hits, promoted, chance }) => {
        const grown = proposedLossOrder<Combatant>(game, [...others, ...recruits.map((one, i) => (i < promoted ? { type: 'shock-troop' as const } : one))]); // prettier-ignore
        return veterans.map((also, more) => ({ force: grown, hits: hits + more, chance: chance * also }));
      });
    },
  };
}

/** Returns the joint distribution of hits and promotions for `count` ground forces. */
function promotions(count: number, hit: number): { hits: number; promoted: number; chance: number }[] {
  const rise = Math.min(hit, PROMOTION);
  let all = [{ hits: 0, promoted: 0, chance: 1 }];
  for (let i = 0; i < count; i++) {
    const next = new Map<string, (typeof all)[number]>();
    for (const { hits, promoted, chance } of all)
      for (const [more, up, share] of [[0, 0, 1 - hit], [1, 0, hit - rise], [1, 1, rise]] as const) {
        const key = `${hits + more} ${promoted + up}`;
        const before = next.get(key)?.chance ?? 0;
        next.set(key, { hits: hits + more, promoted: promoted + up, chance: before + chance * share });
      } // prettier-ignore
    all = [...next.values()].filter(({ chance }) => chance > 0);
  }
  return all;
}

/** Probability of a ten followed by a nine or ten. */
const PROMOTION = 0.1 * 0.2;

/** Counts stalemates, in which neither side can hit, as losses of the attacker, who must give way. */
const withoutHope = ({ ends, stuck }: { ends: WeightedState<Combatant>[]; stuck: WeightedState<Combatant>[] }): Odds =>
  computeOdds({
    ends: [...ends, ...stuck.map((one) => ({ ...one, standing: { ...one.standing, attacker: [] } }))],
    stuck: [],
  });

const isOpen = ({ standing }: WeightedState<Combatant>): boolean =>
  standing.attacker.length > 0 && standing.defender.length > 0;

/**
 * Returns the hits of PDS before a battle: other players' PDS against the attacker (E2 7.8), then the attacker's own,
 * with the technology also from adjacent systems (E2 7.11).
 */
function fireOfPds(game: Game, system: SystemId, sides: OddsSides): Record<Side, HitDistribution> {
  const fire = (seat: SeatId, enemy: SeatId, from: SystemId): HitDistribution =>
    hitDistributionFor(
      game,
      { seat, enemy, purpose: 'fire', system, attacks: seat === sides.attacker },
      pdsIn(game, from, seat),
    );
  const foes = remainingSeats(game.state).filter((seat) => seat !== sides.attacker);
  const reach = modify(game, 'fires-afar', { seat: sides.attacker }, false)
    ? [system, ...adjacentSystems(game, system)]
    : [system];
  return {
    attacker: reach.map((from) => fire(sides.attacker, sides.defender, from)).reduce(convolve, NO_HITS),
    defender: foes.map((seat) => fire(seat, sides.attacker, system)).reduce(convolve, NO_HITS),
  };
}

/**
 * Computes the odds of a space battle that both sides fight to the end (E2 7.8, 7.11, 7.12): PDS fire, opening fire,
 * then rounds with losses in the proposed order. Cards and withdrawal are left out. The caller may name other ships
 * than those in the system.
 */
export function computeSpaceOdds(
  game: Game,
  system: SystemId,
  sides: OddsSides,
  { stage = 'coming', ...ships }: Partial<Record<Side, readonly Combatant[]>> & { stage?: BattleStage } = {},
): Odds {
  // Units in the proposed loss order; a unit that carries a leader stays distinct from others of its type.
  const force = (side: Side): readonly Combatant[] =>
    proposedLossOrder<Combatant>(game, ships[side] ?? shipsIn(game, system, sides[side])).map((one) =>
      isLed(game, one) && one.id !== undefined ? { type: one.type, id: one.id } : { type: one.type },
    );
  const shooting = (purpose: RollContext['purpose']) => (side: Side): RollContext =>
    ({ seat: sides[side], enemy: sides[other(side)], purpose, system, attacks: side === 'attacker' }); // prettier-ignore
  const volley = (
    firing: (side: Side, standing: BattleState<Combatant>) => readonly Combatant[],
  ): BattleRules<Combatant> => ({
    hits: (side, standing) => hitDistributionFor(game, shooting('first')(side), firing(side, standing)),
    after: (_side, one, hits) => fallen(one, hits),
  });
  const first = (side: Side, standing: BattleState<Combatant>, stageOf: 'opening' | 'cannon') =>
    firstShooters(game, sides[side], standing[side], stageOf);
  const fire = fireOfPds(game, system, sides);
  const before: BattleRules<Combatant>[] = [
    ...(stage === 'coming' ? [{ hits: (side: Side) => fire[side], after: volley(() => []).after }] : []),
    ...(stage === 'joined'
      ? []
      : [
          volley((side, standing) => first(side, standing, 'opening')),
          volley((side, standing) =>
            cannonSurplus(first(side, standing, 'cannon'), first(other(side), standing, 'cannon')),
          ),
        ]),
  ];
  const start = before.reduce<WeightedState<Combatant>[]>(
    (all, fight) =>
      all.flatMap((one) =>
        isOpen(one)
          ? computeRound(fight, one.standing, 0).map((next) => ({ ...next, chance: next.chance * one.chance }))
          : [one],
      ),
    [{ standing: { attacker: force('attacker'), defender: force('defender') }, chance: 1 }],
  );
  return withoutHope(computeBattle(rounds(game, shooting('space')), start));
}

export interface InvasionInput {
  /** Units that land or have landed. */
  landing: readonly Combatant[];
  /** Rounds have begun: no more bombardment and no more fire at landing units. */
  joined?: boolean;
  /** Dreadnoughts in the system bombard first if they may (E2 7.18). */
  bombards?: boolean;
}

/**
 * Computes the odds of an invasion (E2 7.18): bombardment by all dreadnoughts that may, PDS fire at the landing units,
 * then rounds. Cards, fighters and the limit of eight shock troops are left out. The attacker wins if any of its troops
 * survive; if no unit is left, the defender keeps the planet.
 */
export function computeInvasionOdds(
  game: Game,
  planet: PlanetId,
  sides: OddsSides,
  { landing, joined = false, bombards = true }: InvasionInput,
): Odds {
  const { system } = game.state.planets[planet];
  const shooting = (purpose: RollContext['purpose']) => (side: Side): RollContext =>
    ({ seat: sides[side], enemy: sides[other(side)], purpose, system, planet, attacks: side === 'attacker' }); // prettier-ignore
  const guns = unitsOnPlanet(game, planet).filter(({ type, owner }) => type === 'pds' && owner === sides.defender);
  const shelled = bombards && !joined && bombardmentProblem(game, sides.attacker, planet) === undefined;
  const bombers = shelled ? shipsIn(game, system, sides.attacker).filter(({ type }) => type === 'dreadnought') : [];
  const left = (units: readonly Combatant[], hits: HitDistribution): { force: Combatant[]; chance: number }[] =>
    hits.map((chance, count) => ({
      chance,
      force: proposedLossOrder(game, units.slice(Math.min(count, units.length))),
    }));
  const troops = (units: readonly Combatant[]): Combatant[] => units.map(({ type }) => ({ type }));
  const shot = joined ? NO_HITS : hitDistributionFor(game, shooting('landing-fire')('defender'), guns);
  const attackers = left(proposedLossOrder(game, troops(landing), true), shot);
  const defenders = left(
    troops(groundForcesOn(game, planet, sides.defender)),
    hitDistributionFor(game, shooting('bombardment')('attacker'), bombers),
  );
  const start = attackers.flatMap((attacker) =>
    defenders.map((defender) => ({
      standing: { attacker: attacker.force, defender: defender.force },
      chance: attacker.chance * defender.chance,
    })),
  );
  return withoutHope(computeBattle(promoting(game, rounds(game, shooting('ground')), shooting('ground')), start));
}
