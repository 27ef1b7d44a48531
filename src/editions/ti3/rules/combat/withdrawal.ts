import { call, choose, done, goto, type Next } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { hasCounterIn, placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { adjacentSystems, wormholeProblem } from '#ti3/rules/board/adjacency.ts';
import { entryProblem, usualMovement } from '#ti3/rules/movement/routes.ts';
import { nameOfSeat, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { cargoExcess, excessLimit, leavingExcess } from '#ti3/rules/units/fleet-limits.ts';
import { countByType, enemyShipsIn, unitsInSpace, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { capitalize } from '#text/sentences.ts';

/**
 * Returns the systems a fleet can withdraw to (E3 7.4): adjacent systems that its owner activated earlier and that hold
 * no enemy ships. The battle's own system is never among them.
 */
export function withdrawalTargets(game: Game, seat: SeatId, system: SystemId): SystemId[] {
  if (leavingProblem(game, seat, system) !== undefined) return [];
  return adjacentSystems(game, system, seat).filter((next) => unfit(game, seat, system, next) === undefined);
}

/**
 * Returns why a fleet cannot leave a battle for any system: an effect bars it, or no ship there moves on its own (E3
 * 7.4). Undefined if it can.
 */
export function leavingProblem(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const barred = modify(game, 'retreat-barred', { seat, system }, undefined);
  if (barred !== undefined) return barred;
  const moves = shipsIn(game, system, seat).some(({ type }) => usualMovement(game, seat, type) !== null);
  return moves ? undefined : 'You have only fighters left, and they cannot withdraw alone (E3 7.4).';
}

/** Returns why a fleet cannot withdraw to an adjacent system; undefined if it can (E3 7.4). */
function unfit(game: Game, seat: SeatId, system: SystemId, next: SystemId): string | undefined {
  if (!hasCounterIn(game, seat, next))
    return 'A fleet can withdraw only to a system with your command counter (E3 7.4).';
  if (enemyShipsIn(game, next, seat)) return 'Enemy ships are there (E3 7.4).';
  return entryByFleetProblem(game, seat, system, next);
}

/** Returns why a whole fleet cannot enter an adjacent system; undefined if it can. */
export const entryByFleetProblem = (game: Game, seat: SeatId, system: SystemId, next: SystemId): string | undefined =>
  entryProblem(game, seat, next) ??
  wormholeProblem(game, seat, system, next, Object.keys(countByType(shipsIn(game, system, seat))) as UnitType[]);

/** Returns why a fleet cannot withdraw to a system; undefined if it can. */
export function withdrawalProblem(game: Game, seat: SeatId, system: SystemId, next: SystemId): string | undefined {
  if (withdrawalTargets(game, seat, system).includes(next)) return undefined;
  const stays = leavingProblem(game, seat, system);
  if (stays !== undefined) return stays;
  if (next === system) return 'Your fleet is already there (E3 7.4).';
  if (!adjacentSystems(game, system, seat).includes(next)) return 'It is not adjacent to the battle (E3 7.4).';
  return unfit(game, seat, system, next);
}

/** "You: 2 cruisers and 1 carrier. Xxcha: 1 dreadnought (1 damaged)." */
function fleetsIn(game: Game, seat: SeatId, opponent: SeatId, system: SystemId): string {
  const told = (one: SeatId): string => {
    const ships = shipsIn(game, system, one);
    const damaged = ships.filter((unit) => unit.damaged).length;
    const counts: Partial<Record<UnitType, number>> = {};
    for (const { type } of ships) counts[type] = (counts[type] ?? 0) + 1;
    return `${formatUnitCounts(game, counts)}${damaged ? ` (${damaged} damaged)` : ''}`;
  };
  return `You: ${told(seat)}. ${capitalize(nameOfSeat(game, opponent))}: ${told(opponent)}.`;
}

/** Warns of units that the ships of a fleet could not transport away; empty if they could (E3 7.6). */
function leftBehind(game: Game, seat: SeatId, system: SystemId): string {
  const { units, over } = cargoExcess(game, seat, system, true);
  if (over <= 0) return '';
  const which = `${over < units.length ? `${over} of ` : ''}${formatUnitCounts(game, countByType(units))}`;
  return ` Your ships have no capacity for ${which}: ${over === 1 ? 'it' : 'they'} would be removed if you withdraw (E3 7.6).`;
}

/** Asks at the start of a round whether the fleet withdraws at the end of it (E3 7.3). */
export const announceWithdrawal = question<{ system: SystemId; opponent?: SeatId }>()(
  'announce-withdrawal',
  (game, seat, { system, opponent }) => {
    const towards = withdrawalTargets(game, seat, system);
    if (!towards.length) return { kind: 'none', reason: 'There is no system your fleet can withdraw to.' };
    const fleets = opponent === undefined ? '' : ` ${fleetsIn(game, seat, opponent, system)}`;
    const options = [
      { key: 'stay', label: 'Stay and fight' },
      ...towards.map((key) => ({ key, label: `Withdraw to ${nameOfSystem(game, key)}` })),
    ];
    const subject = [seat, opponent].map((one) => (one === undefined ? null : countByType(shipsIn(game, system, one))));
    return choose(`Do you withdraw at the end of this round?${fleets}${leftBehind(game, seat, system)}`, options, {
      subject,
    });
  },
  { title: 'withdraw or fight', forced: true },
);

interface Departure {
  seat: SeatId;
  system: SystemId;
  towards: SystemId;
  /** Places a command counter from reinforcements where the fleet goes. */
  activates?: true;
}

function depart(game: Game, { seat, system, towards, activates }: Departure): void {
  for (const unit of unitsInSpace(game, system, seat)) unit.system = towards;
  game.invalidateStep();
  game.addFact({ type: 'fleet-withdrawn', seat, system, towards });
  if (activates) placeCounter(game, seat, towards, 'reinforcements');
}

/** Moves a fleet out of a battle after removing what its ships cannot transport. */
const leaveBattle = procedure<Departure>()('leave-battle', {
  shed: (game, { seat, system }) => {
    const excess = leavingExcess(game, seat, system);
    return excess ? call(excessLimit, { seat, excess }, 'go') : goto('go');
  },
  go: (game, departure) => {
    depart(game, departure);
    return done();
  },
});

/**
 * Moves a whole fleet out of a battle with its cargo. What its ships cannot transport is removed first, even if there
 * is capacity where they go (E3 7.4, 7.6): only then is there a procedure to run before the step `then`.
 */
export function withdrawFleet<Step extends string>(
  game: Game,
  departure: Departure,
  then: Step,
): Next<Step> | undefined {
  if (leavingExcess(game, departure.seat, departure.system)) return call(leaveBattle, departure, then);
  depart(game, departure);
  return undefined;
}

export const withdrawalProcedures = [leaveBattle];
