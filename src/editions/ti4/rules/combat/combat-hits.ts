import { ask, call, done, goto, type AskRequest, type Next } from '#engine';
import { opponentIn, placeOf, type Place, type Sides } from './combat.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { RollPurpose } from './roll-purpose.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { HitRestriction } from './combat-value-types.ts';
import { assignHits } from './assign-hits.ts';
import { assignLosses } from './hit-questions.ts';
import { eligibleTargets, repairUnit, sustainableUnits, type Hits } from './hits.ts';
import { unitsFromAnswer } from '#ti4/rules/units/unit-groups.ts';
import type { SeatId, Unit, UnitId } from '#ti4/rules/state.ts';

export interface CombatHits extends Place, Sides {
  purpose: RollPurpose;
  /** Hits against each side that it has not yet handled. An ability may add some. */
  hits: Record<SeatId, { hits: number; assign?: HitRestriction }>;
  /** Uncanceled hits for which each side must destroy units. */
  left?: Record<SeatId, { hits: number; assign?: HitRestriction }>;
  /** Units with which each side could have sustained damage when it was asked, but did not. */
  spared?: Record<SeatId, UnitId[]>;
  /** Units that used Sustain Damage and were repaired in this step. */
  repaired?: UnitId[];
  current?: SeatId;
  /** Hits that `current` was asked to assign. */
  faced?: number;
}

/**
 * Returns a side that can now sustain damage with a unit it could not use when it last declined: the other side has
 * used an ability since, or its units gained Sustain Damage meanwhile (87, and the notes on Technological Singularity).
 */
const ableSince = (game: Game, c: CombatHits): SeatId | undefined =>
  [c.attacker, c.defender].find((one) => {
    const left = c.left?.[one];
    return (
      left &&
      left.hits > 0 &&
      sustainableUnits(game, { ...left.assign, ...hitsOn(c, one, left.hits) }).some(
        ({ id }) => !c.spared?.[one]?.includes(id),
      )
    );
  });

/**
 * Resolves the Assign Hits step of a combat round (78.6, 42.2), or of a barrage: each side cancels what it can,
 * attacker first; then both choose their losses, which are destroyed simultaneously.
 */
export const combatHits = procedure<CombatHits>()('combat-hits', {
  start: (game, c) => {
    const since = [c.attacker, c.defender].some((one) => (c.hits[one]?.hits ?? 0) > 0) ? undefined : ableSince(game, c);
    if (since !== undefined && c.left) {
      c.hits[since] = c.left[since];
      c.left = { ...c.left, [since]: { ...c.left[since], hits: 0 } };
    }
    const seat = [c.attacker, c.defender].find((one) => (c.hits[one]?.hits ?? 0) > 0);
    if (seat === undefined) return goto('losses');
    const { hits, assign } = c.hits[seat];
    c.hits[seat] = { ...c.hits[seat], hits: 0 };
    c.current = seat;
    c.faced = hits;
    return call(
      assignHits,
      { ...assign, ...hitsOn(c, seat, hits), deferred: true, ...(since !== undefined && { resumed: true as const }) },
      'assigned',
    );
  },
  assigned: (game, c, got) => {
    const seat = c.current ?? c.attacker;
    const { left } = (got.result ?? { left: 0 }) as { left: number };
    const before = c.left?.[seat]?.hits ?? 0;
    // A side that declined is asked again once the other side has used an ability.
    if (left < (c.faced ?? left)) delete c.spared?.[opponentIn(c, seat)];
    if (left > 0) {
      c.left = { ...c.left, [seat]: { ...c.hits[seat], hits: before + left } };
      const able = sustainableUnits(game, { ...c.hits[seat]?.assign, ...hitsOn(c, seat, before + left) }).map(
        ({ id }) => id,
      );
      if (able.length) c.spared = { ...c.spared, [seat]: able };
    }
    return goto('start');
  },
  losses: (_game, c) => {
    const asks: AskRequest[] = [c.attacker, c.defender].flatMap((seat) => {
      const left = c.left?.[seat];
      return left && left.hits > 0 ? [assignLosses.ask(seat, { ...left.assign, ...hitsOn(c, seat, left.hits) })] : [];
    });
    return asks.length ? ask(asks, 'destroy') : done();
  },
  destroy: (game, c, got) => {
    const units = [c.attacker, c.defender].flatMap((seat) => {
      const left = c.left?.[seat];
      return left
        ? unitsFromAnswer(
            game,
            eligibleTargets(game, { ...left.assign, ...hitsOn(c, seat, left.hits) }),
            got.answers[seat] ?? null,
          )
        : [];
    });
    delete c.left;
    const by = { [c.attacker]: c.defender, [c.defender]: c.attacker };
    return call(destroyUnits, { units, by, purpose: c.purpose, byHits: true }, 'start');
  },
});

const hitsOn = (c: CombatHits, seat: SeatId, hits: number): Hits => ({
  seat,
  by: opponentIn(c, seat),
  purpose: c.purpose,
  ...placeOf(c),
  ...(c.repaired && { repaired: c.repaired }),
  hits,
});

/**
 * Repairs a unit that has just used Sustain Damage, and marks it so that it cannot do so again in this Assign Hits
 * step.
 */
export function repairDuringHitAssignment(game: Game, unit: Unit): void {
  for (const step of [game.enclosingData(assignHits), game.enclosingData(combatHits)])
    if (step) step.repaired = [...(step.repaired ?? []), unit.id];
  repairUnit(game, unit);
}

/**
 * Produces hits against one side of a combat by an ability. While a round's hits are being assigned they join those and
 * the result is undefined; otherwise the returned call assigns them immediately.
 */
export function produceHits(
  game: Game,
  place: Place,
  by: SeatId,
  seat: SeatId,
  count: number,
): Next<'finish'> | undefined {
  game.addFact({ type: 'hits-added', seat, by, count, ...placeOf(place) });
  const round = game.enclosingData(combatHits);
  if (!round || round.purpose === 'anti-fighter-barrage')
    return call(assignHits, { seat, by, purpose: 'ability', ...placeOf(place), hits: count }, 'finish');
  const before = round.hits[seat];
  const free = before?.assign?.first ? { assign: { ...before.assign, free: (before.assign.free ?? 0) + count } } : {};
  round.hits[seat] = { ...before, ...free, hits: (before?.hits ?? 0) + count };
  return undefined;
}

export const combatHitProcedures = [combatHits];
