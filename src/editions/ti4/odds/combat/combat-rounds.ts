import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { definitionOf } from '#ti4/rules/units/units.ts';
import { absorptionProbabilities, MIN_EXIT_PROBABILITY, type Transitions } from './markov-chain.ts';
import { computeRound, combineRemaining, type RemainingForce, type IndependentOutcomes } from './round.ts';
import type { CombatBoard, Force, CombatState } from './combat-board.ts';
import type { ForcedMoments } from './forced-moments.ts';
import type { StateDistribution } from './distribution.ts';

/** A possible end of a combat with its probability and the board to examine it on. */
export interface CombatEnding {
  field: CombatBoard;
  standing: CombatState;
  winner: SeatId | null;
  chance: number;
}

/** Combat states in order of units lost and damaged. */
class Wear {
  private readonly found: { standing: CombatState; chance: number }[][] = [];
  private readonly waiting: { standing: CombatState; chance: number }[][] = [];
  private readonly most: number;

  constructor(start: StateDistribution) {
    let most = 0;
    for (const { standing } of start)
      most = Math.max(most, standing.attacker.units.length + standing.defender.units.length);
    this.most = most;
    for (const { standing, chance } of start) this.add(standing.attacker, standing.defender, chance);
  }

  add(attacker: Force, defender: Force, chance: number): void {
    const row = (this.found[attacker.index] ??= []);
    const before = row[defender.index];
    if (before) {
      before.chance += chance;
      return;
    }
    const one = { standing: { attacker, defender }, chance };
    row[defender.index] = one;
    // States with fewer units come later; among equal numbers, those with more damage.
    const worn =
      (this.most - attacker.units.length - defender.units.length) * (this.most + 1) +
      attacker.damaged +
      defender.damaged;
    (this.waiting[worn] ??= []).push(one);
  }

  /** Yields each state once, those with the most units first; states added meanwhile follow. */
  *inOrder(): Generator<{ standing: CombatState; chance: number }> {
    for (let worn = 0; worn < this.waiting.length; worn++) yield* this.waiting[worn] ?? [];
  }
}

/**
 * Returns the probability that at least one side changes; as exact as 1 minus the product, and more exact if the result
 * is almost 0.
 */
function leavingIn({ attackers, defenders }: IndependentOutcomes, { attacker, defender }: CombatState): number {
  const same = (left: RemainingForce[], force: Force): number => left.find((one) => one.force === force)?.chance ?? 0;
  const [a, d] = [same(attackers, attacker), same(defenders, defender)];
  return 1 - a + a * (1 - d);
}

/** Adds the states after a round in which at least one side has changed. */
function carriedOn(
  wear: Wear,
  standing: CombatState,
  { attackers, defenders }: IndependentOutcomes,
  chance: number,
): void {
  for (const left of attackers) {
    const others =
      left.force === standing.attacker ? defenders.filter(({ force }) => force !== standing.defender) : defenders;
    for (const other of others) wear.add(left.force, other.force, chance * left.chance * other.chance);
  }
}

/**
 * Computes combat rounds in which nothing is restored or repaired: each state is finished after all earlier ones, and
 * rounds without hits are a geometric series.
 */
function wornDown(
  field: CombatBoard,
  moments: ForcedMoments,
  start: StateDistribution,
  purpose: RollPurpose,
): { endings: CombatEnding[]; endless: number } {
  const wear = new Wear(start);
  const ends: CombatEnding[] = [];
  let endless = 0;
  for (const { standing, chance } of wear.inOrder()) {
    if (!field.isContested(standing)) {
      ends.push({ field, standing, winner: field.winner(standing), chance });
      continue;
    }
    const parts = computeRound(field, moments, standing, purpose);
    const leaving = parts.reduce((sum, part) => sum + part.chance * leavingIn(part, standing), 0);
    if (leaving < MIN_EXIT_PROBABILITY) {
      endless += chance;
      continue;
    }
    for (const part of parts) {
      field.budget.spend(part.attackers.length * part.defenders.length);
      carriedOn(wear, standing, part, (chance / leaving) * part.chance);
    }
  }
  return { endings: ends, endless };
}

/** Estimates the minimum number of steps, if each hit destroys or damages one unit and both sides fight to the end. */
function leastWork(field: CombatBoard, { attacker, defender }: CombatState): number {
  const falls = ({ units, damaged }: Force): number =>
    units.length + units.filter((unit) => definitionOf(field.game, unit).sustainDamage).length - damaged;
  return ((falls(attacker) + 1) * (falls(defender) + 1) * attacker.units.length * defender.units.length) / 4;
}

/** Computes combat rounds until one side or both are destroyed. */
export function computeRounds(
  field: CombatBoard,
  moments: ForcedMoments,
  start: StateDistribution,
  purpose: RollPurpose,
): { endings: CombatEnding[]; endless: number } {
  if (moments.quiet) {
    for (const { standing } of start) field.budget.requireAffordable(leastWork(field, standing));
    return wornDown(field, moments, start, purpose);
  }
  const nodes: CombatState[] = [];
  const numbers: number[][] = [];
  const numberOf = (attacker: Force, defender: Force): number => {
    const row = (numbers[attacker.index] ??= []);
    return (row[defender.index] ??= nodes.push({ attacker, defender }) - 1);
  };
  const begun = new Map(
    [...start].map(({ standing: { attacker, defender }, chance }) => [numberOf(attacker, defender), chance]),
  );
  const ways: Transitions[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const out: Transitions = { to: [], chances: [] };
    ways.push(out);
    if (!field.isContested(nodes[at])) continue;
    for (const { attackers, defenders, chance } of computeRound(field, moments, nodes[at], purpose)) {
      field.budget.addKept(attackers.length * defenders.length);
      for (const a of attackers) {
        for (const d of defenders) {
          const left = combineRemaining(field, moments, nodes[at], a, d);
          out.to.push(numberOf(left.attacker, left.defender));
          out.chances.push(chance * a.chance * d.chance);
        }
      }
    }
  }
  const { ends, endless } = absorptionProbabilities(begun, ways, (cost) => field.budget.spend(cost));
  return {
    endings: [...ends].map(([at, chance]) => ({ field, standing: nodes[at], winner: field.winner(nodes[at]), chance })),
    endless,
  };
}
