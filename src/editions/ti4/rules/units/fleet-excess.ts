import {
  ask,
  call,
  chosenAmounts,
  done,
  isRunning,
  type Answer,
  type EngineBook,
  type AmountOption,
  type Procedure,
  type Question,
  type Spec,
} from '#engine';
import { capture, captureBlockadeProblem } from './capture.ts';
import { isWithinCapacity, fleetLoadOf } from './capacity.ts';
import { destroyUnits } from './destroy.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { memoizeByUnits } from './unit-index.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { compareByValue, lineLabel } from './unit-marks.ts';
import { lineKey } from './unit-keys.ts';
import { definitionOf, isGroundForce, isNonFighterShip, isStructure, removeUnit, unitsAt } from './units.ts';
import { fleetLimit, inSpace, selfMoving, fleetProblem, inCombat } from './fleet-limits.ts';

const costOf = (game: Game, unit: Unit): number => (definitionOf(game, unit).cost ?? 0) + (unit.damaged ? -0.5 : 0);

/** Sorts units by cost, and units of equal cost by value, lowest first. */
const cheapestFirst = (game: Game, units: readonly Unit[]): Unit[] =>
  [...units].sort((a, b) => costOf(game, a) - costOf(game, b) || compareByValue(game, a, b));

/**
 * Returns the units to remove by default: the cheapest ships, then ground forces and fighters without capacity, and no
 * more than necessary.
 */
export function excessOf(game: Game, seat: SeatId, system: SystemId, units: readonly Unit[], inCombat = false): Unit[] {
  const fits = (list: readonly Unit[]) => fleetProblem(game, seat, system, list, inCombat) === undefined;
  let kept = [...units].sort((a, b) => compareByValue(game, a, b));
  const gone: Unit[] = [];
  while (!fits(kept)) {
    const ships = cheapestFirst(
      game,
      kept.filter((unit) => inSpace(unit) && isNonFighterShip(game, unit)),
    );
    const load = fleetLoadOf(game, kept);
    const next =
      ships.length > fleetLimit(game, seat, system)
        ? ships[0]
        : load.groundForces > load.capacity
          ? kept.find((unit) => inSpace(unit) && isGroundForce(game, unit))
          : kept.find((unit) => inSpace(unit) && unit.type === 'fighter');
    if (!next) break;
    gone.push(next);
    kept = kept.filter((unit) => unit !== next);
  }
  for (const unit of [...gone].reverse()) {
    if (!fits([...kept, unit])) continue;
    kept.push(unit);
    gone.splice(gone.indexOf(unit), 1);
  }
  return gone;
}

export interface FleetExcess {
  seat: SeatId;
  system: SystemId;
}

/** Returns one line for each group of equal units. */
export function unitLines(game: Game, units: readonly Unit[]): AmountOption[] {
  const lines = new Map<string, AmountOption>();
  for (const unit of units) {
    const key = lineKey(game, unit);
    const line = lines.get(key);
    if (line) line.max += 1;
    else lines.set(key, { key, label: lineLabel(game, unit), max: 1, weights: { units: 1 } });
  }
  return [...lines.values()];
}

/** Returns as many of the units as an answer counts, line by line. */
export function unitsFromCounts(game: Game, units: readonly Unit[], counts: Readonly<Record<string, number>>): Unit[] {
  const left = { ...counts };
  return units.filter((unit) => {
    const key = lineKey(game, unit);
    if (!((left[key] ?? 0) > 0)) return false;
    left[key] -= 1;
    return true;
  });
}

/**
 * Returns the units that may be removed: only non-fighter ships in combat, and ships at all only if the fleet pool is
 * exceeded or fighters move on their own.
 */
function removable(game: Game, seat: SeatId, system: SystemId, units: readonly Unit[]): Unit[] {
  const there = units.filter((unit) => inSpace(unit) && !isStructure(game, unit));
  if (inCombat(game, system)) return there.filter((unit) => isNonFighterShip(game, unit));
  const poolShort =
    selfMoving(game, seat) ||
    there.filter((unit) => isNonFighterShip(game, unit)).length > fleetLimit(game, seat, system);
  return poolShort ? there : there.filter((unit) => !isNonFighterShip(game, unit));
}

const countsOf = (game: Game, units: readonly Unit[]): Record<string, number> =>
  Object.fromEntries(unitLines(game, units).map(({ key, max }) => [key, max]));

/** Problem if the fleet pool is exceeded and only other units are removed. */
const NO_HELP = 'That does not help: remove non-fighter ships.';

/** Asks which units beyond the fleet pool (37.3) or capacity (16.3) to remove. */
export const excessUnits = question<FleetExcess, Record<string, number>>()(
  'excess-units',
  (game, seat, { system }): Spec => {
    const all = unitsAt(game, { owner: seat, system });
    const why = fleetProblem(game, seat, system, all, inCombat(game, system));
    if (!why) return { kind: 'none', reason: 'You do not need to remove any units there.' };
    return {
      kind: 'allot',
      prompt: `${why} Which units do you remove?`,
      amounts: unitLines(game, removable(game, seat, system, all)),
      limits: [{ measure: 'units', atLeast: 1, message: 'Remove at least 1 unit.' }],
      proposed: countsOf(game, excessOf(game, seat, system, all, inCombat(game, system))),
    };
  },
  {
    title: 'remove units over the limit',
    check(game, seat, { system }, answer) {
      const all = unitsAt(game, { owner: seat, system });
      const removed = unitsFromCounts(game, removable(game, seat, system, all), answer);
      const kept = all.filter((unit) => !removed.includes(unit));
      const still = fleetProblem(game, seat, system, kept, inCombat(game, system));
      if (still) {
        const isSame = still === fleetProblem(game, seat, system, all, inCombat(game, system));
        const ships = kept.filter((unit) => inSpace(unit) && isNonFighterShip(game, unit)).length;
        return isSame && ships > fleetLimit(game, seat, system) ? NO_HELP : still;
      }
      const needless = removed.find(
        (unit) => fleetProblem(game, seat, system, [...kept, unit], inCombat(game, system)) === undefined,
      );
      return needless && `${lineLabel(game, needless)}: you chose more than you must remove.`;
    },
  },
);

function remove(game: Game, { seat, system }: FleetExcess, answer: Answer): void {
  const all = unitsAt(game, { owner: seat, system });
  // Without an answer, the proposed units go.
  const removed =
    answer === null
      ? excessOf(game, seat, system, all, inCombat(game, system))
      : unitsFromCounts(game, removable(game, seat, system, all), chosenAmounts(answer));
  for (const unit of removed) {
    const captor = modify(game, 'excess-captors', { unit }, []).find(
      (one) => captureBlockadeProblem(game, one, unit.owner) === undefined,
    );
    removeUnit(game, unit, 'excess');
    if (captor !== undefined) capture(game, captor, unit.owner, [unit.type]);
  }
}

/** Lets the owner remove units beyond the fleet pool or capacity; they are not destroyed (31.2). */
export const removeExcess = procedure<FleetExcess>()('remove-excess', {
  choose: (_game, data) => ask([excessUnits.ask(data.seat, data)], 'remove'),
  remove: (game, data, got) => {
    remove(game, data, got.answer);
    return done();
  },
});

interface Fleet {
  system: SystemId;
  units: Unit[];
  /** Number of non-fighter ships. */
  ships: number;
  /** Set if capacity is exceeded. */
  full: boolean;
}

/** Returns each seat's fleets in space areas. */
function fleetsOf(units: readonly Unit[], game: Game): Map<SeatId, Fleet[]> {
  const found = new Map<SeatId, Fleet[]>();
  const fleets = new Map<string, Fleet>();
  for (const unit of units) {
    if (!inSpace(unit)) continue;
    const { owner, system } = unit;
    const key = `${owner} ${system}`;
    let fleet = fleets.get(key);
    if (!fleet) {
      fleet = { system, units: [], ships: 0, full: false };
      fleets.set(key, fleet);
      const own = found.get(owner);
      if (own) own.push(fleet);
      else found.set(owner, [fleet]);
    }
    fleet.units.push(unit);
    if (isNonFighterShip(game, unit)) fleet.ships++;
  }
  // Space docks on planets can only add room, so the check adds them only if capacity seems exceeded.
  for (const [owner, own] of found)
    for (const fleet of own)
      fleet.full =
        fleet.units.length > fleet.ships &&
        !isWithinCapacity(fleetLoadOf(game, fleet.units)) &&
        !isWithinCapacity(fleetLoadOf(game, unitsAt(game, { owner, system: fleet.system })));
  return found;
}

/**
 * Returns the first place where fleet pool or capacity is exceeded, which is checked at any time; undefined if there is
 * none.
 * While several units are being destroyed at once, the check waits; a single ship lost before hits are assigned counts
 * at once.
 */
function surplus(game: Game): FleetExcess | undefined {
  const { state } = game;
  if (state.phase === 'ended' || isRunning(state, destroyUnits)) return undefined;
  for (const seat of state.order) {
    for (const { system, ships, full } of memoizeByUnits(game, fleetsOf).get(seat) ?? []) {
      // Nothing has to go if the fleet pool allows all ships and all cargo has room.
      if (!full && ships <= fleetLimit(game, seat, system)) continue;
      const fighting = inCombat(game, system);
      if (fleetProblem(game, seat, system, unitsAt(game, { owner: seat, system }), fighting) !== undefined)
        return { seat, system };
    }
  }
  return undefined;
}

export const fleetLimitChecks: EngineBook<Game>['standingChecks'] = [
  (game) => {
    const found = surplus(game);
    return found && (call(removeExcess, found, '') as ReturnType<EngineBook<Game>['standingChecks'][number]>);
  },
];

export const fleetLimitProcedures: Procedure<Game, never>[] = [removeExcess];
export const fleetLimitQuestions: Question<Game, never>[] = [excessUnits];
