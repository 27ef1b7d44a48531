import { barrageRestriction } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { HitRestriction } from '#ti4/rules/combat/combat-value-types.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { DamagedForce, CombatBoard, Force, CombatState } from './combat-board.ts';
import type { ForcedMoments } from './forced-moments.ts';

/** A possible remaining force of one side. */
export interface RemainingForce {
  force: Force;
  /** Remaining force if the combat ends with this round. */
  ifCombatEnds: () => Force;
  chance: number;
}

/** Possible remaining forces of both sides; within one entry they are independent of each other. */
export interface IndependentOutcomes {
  attackers: RemainingForce[];
  defenders: RemainingForce[];
  chance: number;
}

/** Hits against each side. */
export type IncomingHits = Partial<Record<SeatId, { hits: number; assign?: HitRestriction }>>;

/** Applies hits to both sides, the attacker's first; sustaining damage may cause hits against the other side. */
export function applyIncomingHits(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  purpose: RollPurpose,
  against: IncomingHits,
): Record<'attacker' | 'defender', DamagedForce> {
  const { attacker, defender } = field.sides;
  const due: Record<SeatId, number> = {
    [attacker]: against[attacker]?.hits ?? 0,
    [defender]: against[defender]?.hits ?? 0,
  };
  const portions: Record<SeatId, number[]> = { [attacker]: [], [defender]: [] };
  const returned: Record<SeatId, number> = { [attacker]: 0, [defender]: 0 };
  const batteredBy = (seat: SeatId): DamagedForce =>
    field.hitApplier(standing, seat, purpose, against[seat]?.assign)(...(portions[seat].length ? portions[seat] : [0]));
  for (;;) {
    const seat = [attacker, defender].find((one) => due[one] > 0);
    if (seat === undefined) return { attacker: batteredBy(attacker), defender: batteredBy(defender) };
    portions[seat].push(due[seat]);
    due[seat] = 0;
    if (!moments.hasSustainReaction(field.forceOf(standing, seat))) continue;
    const now = moments.hitsReturnedBy(standing, seat, purpose, batteredBy(seat));
    due[opponentIn(field.sides, seat)] += now - returned[seat];
    returned[seat] = now;
  }
}

/** Returns a side's remaining force after it has assigned its hits. */
function leaving(
  moments: ForcedMoments,
  standing: CombatState,
  seat: SeatId,
  battered: DamagedForce,
  within: boolean,
  chance: number,
): RemainingForce {
  const { force } = battered;
  return within
    ? {
        force: moments.forceAfterRound(standing, seat, battered, false),
        ifCombatEnds: () => moments.forceAfterRound(standing, seat, battered, true),
        chance,
      }
    : { force, ifCombatEnds: () => force, chance };
}

/**
 * Returns a side's possible remaining forces after the opponent's roll, if the sides do not affect each other's hits.
 */
function leftOf(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  seat: SeatId,
  purpose: RollPurpose,
): RemainingForce[] {
  const barrage = purpose === 'anti-fighter-barrage';
  const within = !barrage && moments.within;
  const found: RemainingForce[] = [];
  const unassigned = field.hitApplier(standing, seat, purpose, barrage ? barrageRestriction(undefined) : undefined);
  for (const { hits, assign, chance } of field.rollOutcomes(standing, opponentIn(field.sides, seat), purpose)) {
    const battered = (assign ? field.hitApplier(standing, seat, purpose, assign) : unassigned)(hits);
    const before = within ? undefined : found.find((one) => one.force === battered.force);
    if (before) before.chance += chance;
    else found.push(leaving(moments, standing, seat, battered, within, chance));
  }
  return found;
}

/** Yields both sides' remaining forces for every pair of rolls, if the sides affect each other's hits. */
function* leftByBoth(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  purpose: RollPurpose,
  heard: boolean,
): Generator<IndependentOutcomes> {
  const { attacker, defender } = field.sides;
  const barrage = purpose === 'anti-fighter-barrage';
  const within = !barrage && moments.within;
  for (const mine of field.rollOutcomes(standing, attacker, purpose)) {
    for (const theirs of field.rollOutcomes(standing, defender, purpose)) {
      const hits = { [attacker]: theirs.hits, [defender]: mine.hits };
      const { standing: then, more } = heard
        ? moments.reactToRolls(standing, purpose, hits)
        : { standing, more: {} as Record<SeatId, number> };
      const of = (seat: SeatId, assign: HitRestriction | undefined) => {
        const how = barrage ? barrageRestriction(assign) : assign;
        return { hits: hits[seat] + (more[seat] ?? 0), ...(how && { assign: how }) };
      };
      const both = applyIncomingHits(field, moments, then, purpose, {
        [attacker]: of(attacker, theirs.assign),
        [defender]: of(defender, mine.assign),
      });
      yield {
        attackers: [leaving(moments, then, attacker, both.attacker, within, 1)],
        defenders: [leaving(moments, then, defender, both.defender, within, 1)],
        chance: mine.chance * theirs.chance,
      };
    }
  }
}

/** Computes one round in which both sides roll and assign hits simultaneously. */
export function computeRound(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  purpose: RollPurpose,
): IndependentOutcomes[] {
  const heard = moments.hasRollReaction(standing, purpose);
  if (heard || moments.hasSustainReaction(standing.attacker) || moments.hasSustainReaction(standing.defender))
    return [...leftByBoth(field, moments, standing, purpose, heard)];
  return [
    {
      attackers: leftOf(field, moments, standing, field.sides.attacker, purpose),
      defenders: leftOf(field, moments, standing, field.sides.defender, purpose),
      chance: 1,
    },
  ];
}

/** Combines both sides' remaining forces to a state. */
export function combineRemaining(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  a: RemainingForce,
  d: RemainingForce,
): CombatState {
  const over = moments.within && !field.isContested({ attacker: a.force, defender: d.force });
  return moments.afterDestruction(
    standing,
    over ? { attacker: a.ifCombatEnds(), defender: d.ifCombatEnds() } : { attacker: a.force, defender: d.force },
  );
}

/** Returns the states after one round with their probabilities. */
export function roundOutcomes(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  purpose: RollPurpose,
): { standing: CombatState; chance: number }[] {
  return computeRound(field, moments, standing, purpose).flatMap(({ attackers, defenders, chance }) =>
    attackers.flatMap((a) =>
      defenders.map((d) => ({
        standing: combineRemaining(field, moments, standing, a, d),
        chance: chance * a.chance * d.chance,
      })),
    ),
  );
}
