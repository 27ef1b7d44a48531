import { choose } from '../../../../engine/index.ts';
import { modify } from '../components/modifiers.ts';
import { hasCounterIn } from '../counters/counters.ts';
import { question, type Game } from '../game.ts';
import { adjacentTo, wormholeProblem } from '../movement/galaxy.ts';
import { entryProblem } from '../movement/routes.ts';
import { nameOfSeat, nameOfSystem, nameOfUnits } from '../names.ts';
import { enemyShipsIn, inSpace, shipsIn } from '../planets/units.ts';
import type { SeatId, SystemId, UnitType } from '../terms.ts';
import { upper } from '../../../../words/sentences.ts';

/**
 * Where a fleet can leave a battle for (E3 7.4): a system next to it that its owner has activated before, without anybody else's ships.
 * The active system itself is none, since the fleet is there.
 */
export function refuges(game: Game, seat: SeatId, system: SystemId): SystemId[] {
  if (modify(game, 'retreat-barred', { seat, system }, undefined) !== undefined) return [];
  const usual = adjacentTo(game, system, seat).filter(
    (next) =>
      hasCounterIn(game, seat, next) &&
      !enemyShipsIn(game, next, seat) &&
      entryProblem(game, seat, next) === undefined &&
      wormholeProblem(game, seat, system, next) === undefined,
  );
  return modify(game, 'withdraws-to', { seat, system }, usual);
}

/** "You: 2 cruisers and 1 carrier. Xxcha: 1 dreadnought (1 damaged)." */
function fleetsIn(game: Game, seat: SeatId, opponent: SeatId, system: SystemId): string {
  const told = (one: SeatId): string => {
    const ships = shipsIn(game, system, one);
    const damaged = ships.filter((unit) => unit.damaged).length;
    const counts: Partial<Record<UnitType, number>> = {};
    for (const { type } of ships) counts[type] = (counts[type] ?? 0) + 1;
    return `${nameOfUnits(game, counts)}${damaged ? ` (${damaged} damaged)` : ''}`;
  };
  return `You: ${told(seat)}. ${upper(nameOfSeat(game, opponent))}: ${told(opponent)}.`;
}

/** At the start of a round, to be done at its end (E3 7.3). */
export const announceWithdrawal = question<{ system: SystemId; opponent?: SeatId }>()(
  'announce-withdrawal',
  (game, seat, { system, opponent }) => {
    const towards = refuges(game, seat, system);
    if (!towards.length) return { kind: 'none', reason: 'There is no system that your fleet could leave for.' };
    const fleets = opponent === undefined ? '' : ` ${fleetsIn(game, seat, opponent, system)}`;
    return choose(`Does your fleet leave at the end of this round?${fleets}`, [
      { key: 'stay', label: 'Stay and fight' },
      ...towards.map((key) => ({ key, label: `Leave for ${nameOfSystem(game, key)}` })),
    ]);
  },
  { title: 'stay or leave', forced: true },
);

/** The whole fleet goes, with all aboard; whether it could (E3 7.4). */
export function withdraw(game: Game, seat: SeatId, system: SystemId, towards: SystemId): boolean {
  if (!refuges(game, seat, system).includes(towards)) return false;
  for (const unit of inSpace(game, system, seat)) unit.system = towards;
  game.stirred();
  game.fact({ type: 'fleet-withdrawn', seat, system, towards });
  return true;
}
