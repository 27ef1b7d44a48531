import { openOptions, type AiQuestion } from '#kit/ai/default-answers.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { landUnitsAboard, hasQuality, remainingCapacity } from '#ti2/rules/units/units.ts';
import { groupAlikeShips, landUnitGroups, ownFighters, loadCargo } from '#ti2/rules/movement/cargo.ts';
import { moveStepProblem, shipsForStep, type MoveStep } from '#ti2/rules/movement/move-step.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SystemId } from '#ti2/rules/terms.ts';
import { assignLeadersToShips } from './leaders.ts';
import type { AiContext, Policy } from '#ti2/ai/policy.ts';
import { attractionFor, warAttractionFor } from '#ti2/ai/evaluation/system-evaluation.ts';

// Moves fleets: one carrier at a time with its cargo and half of the warships; warships move alone only to attack.

const stepKey = pairKey<SystemId, SystemId>('>');

interface Plan {
  /** Attraction of the destination minus that of the origin. */
  gain: number;
  counts: Record<string, number>;
}

/** Returns the carrier with the most cargo among the ships that can take the step. */
function fullest({ game }: AiContext, ships: readonly Unit[]): Unit | undefined {
  return ships
    .filter((ship) => remainingCapacity(game, ship).any > 0 || landUnitsAboard(game, ship).length > 0)
    .reduce<Unit | undefined>(
      (most, ship) => (most && landUnitsAboard(game, most).length >= landUnitsAboard(game, ship).length ? most : ship),
      undefined,
    );
}

/** Lists the troops that a carrier loads at its origin; one stays on each planet. */
function taken({ game, seat }: AiContext, carrier: Unit, from: SystemId): [key: string, units: Unit[]][] {
  let room = remainingCapacity(game, carrier).any;
  return [...landUnitGroups(game, seat, from)].flatMap(([key, units]): [string, Unit[]][] => {
    if (!hasQuality(game, 'troop', units[0])) return [];
    const some = units.slice(0, Math.min(room, units.length - 1));
    room -= some.length;
    return some.length ? [[key, some]] : [];
  });
}

/** Counts the warships that escort a carrier, half of them or all, by ship group. */
function escort({ game }: AiContext, ships: readonly Unit[], whole: boolean): Record<string, number> {
  const warships = ships.filter(
    (ship) =>
      !hasQuality(game, 'fighter', ship) &&
      remainingCapacity(game, ship).any <= 0 &&
      !landUnitsAboard(game, ship).length,
  );
  const groups = [...groupAlikeShips(game, warships)].map(
    ([key, group]) => [key, whole ? group.length : Math.floor(group.length / 2)] as const,
  );
  return Object.fromEntries(groups.filter(([, count]) => count > 0));
}

function expedition(at: AiContext, { from, to }: MoveStep, ships: readonly Unit[], carrier: Unit): Plan {
  const { game, seat } = at;
  const loaded = taken(at, carrier, from);
  const freight = loaded.flatMap(([, units]) => units);
  const troops = landUnitsAboard(game, carrier).filter((one) => hasQuality(game, 'troop', one)).length + freight.length;
  const draw = attractionFor(at, ships, troops);
  const fighters = ownFighters(game, seat, from).length;
  const [group = ''] = [...groupAlikeShips(game, ships)].find(([, all]) => all.includes(carrier)) ?? [];
  const counts = {
    ...escort(at, ships, false),
    [group]: 1,
    ...Object.fromEntries(loaded.map(([key, units]) => [key, units.length])),
  };
  const room = Math.max(0, remainingCapacity(game, carrier).any - freight.length);
  const along = Math.min(fighters, room);
  if (along && loadCargo(game, [carrier], freight, along)) counts.fighter = along;
  return { gain: draw(to) - draw(from), counts };
}

const NOTHING: Plan = { gain: 0, counts: {} };

/** Plans a step and its gain; returns `NOTHING` if the rules would refuse it. */
function planned(at: AiContext, step: MoveStep): Plan {
  const plan = thoughtOut(at, step);
  return moveStepProblem(at.game, at.seat, step, plan.counts) === undefined ? plan : NOTHING;
}

function thoughtOut(at: AiContext, step: MoveStep): Plan {
  const ships = shipsForStep(at.game, at.seat, step);
  const carrier = fullest(at, ships);
  if (carrier) return expedition(at, step, ships, carrier);
  const counts = escort(at, ships, true);
  const draw = warAttractionFor(at, ships);
  return { counts, gain: Object.keys(counts).length ? draw(step.to) - draw(step.from) : 0 };
}

/** Options to load units without moving and to leave a gravity rift. */
const OUT = 'out';
const LOAD = 'aboard';
const END = 'end';
const LEADERS = 'leaders';
/** Option to gather ships from several systems at one destination; an AI player moves step by step instead. */
const GATHER = 'gather';

const step: Policy = (at, { spec }) => {
  if (openOptions(spec).some(({ key }) => key === LEADERS) && Object.keys(assignLeadersToShips(at)).length)
    return [LEADERS];
  const plans = openOptions(spec).flatMap(({ key }) => {
    if (key === END || key === LEADERS) return [];
    const [from, to] = stepKey.parse(key);
    if (from === GATHER) return [];
    // Ships always leave a gravity rift.
    if (to === OUT) return [{ key, gain: 1 }];
    return to === LOAD ? [] : [{ key, gain: planned(at, { from, to }).gain }];
  });
  const [first] = plans.sort((a, b) => b.gain - a.gain);
  return [first && first.gain > 0 ? first.key : END];
};

const sail: Policy = (at, { data }) => planned(at, data as unknown as MoveStep).counts;

/** Moves ships out of a gravity rift one by one, with as many fighters as they can carry. */
const riftShip: Policy = (_at, { spec, check }: AiQuestion) => {
  if (spec.kind !== 'allot') return undefined;
  const one = spec.amounts.find(({ key, max }) => key !== 'fighter' && max > 0);
  const fighters = spec.amounts.find(({ key }) => key === 'fighter')?.max ?? 0;
  if (!one) return undefined;
  for (let count = fighters; count > 0; count--) {
    const counts = { [one.key]: 1, fighter: count };
    if (check(counts) === undefined) return counts;
  }
  return { [one.key]: 1 };
};

export const movementPolicies: Record<string, Policy> = { movement: step, sail, 'rift-ship': riftShip };
