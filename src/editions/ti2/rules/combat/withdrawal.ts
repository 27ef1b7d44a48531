import { choose, chosenKey, type Answer } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { shareSide, specialOf } from '#ti2/rules/board/adjacency.ts';
import {
  landUnitsAboard,
  countByType,
  enemyShipsIn,
  fightersLostByMoving,
  opponentSeatsIn,
  removeStrandedFighters,
  shipsIn,
} from '#ti2/rules/units/units.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat, nameOfSystem, formatUnitCounts } from '#ti2/rules/names.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';

/** Returns the systems that any of a player's ships in `system` has left this turn. */
const leftBy = (game: Game, seat: SeatId, system: SystemId): SystemId[] =>
  [...new Set(shipsIn(game, system, seat).flatMap(({ voyage }) => voyage?.left ?? []))].filter((to) => to !== system);

/** Returns why an attacker cannot withdraw to a system; undefined if it can (E2 7.13). */
export function withdrawalProblem(game: Game, seat: SeatId, system: SystemId, to: SystemId): string | undefined {
  if (!shareSide(game, system, to))
    return `You can withdraw only to a system that shares a side with ${nameOfSystem(game, system)}; a wormhole does not count (E2 7.13).`;
  if (!leftBy(game, seat, system).includes(to))
    return 'You can withdraw only to a system that one of your ships in this combat came from this turn (E2 7.13).';
  if (specialOf(game, to) === 'asteroid-field') return 'You cannot withdraw to an asteroid field (E2 7.13).';
  return enemyShipsIn(game, to, seat).length
    ? 'You cannot withdraw to a system with enemy ships (E2 7.13).'
    : undefined;
}

/**
 * Returns the systems an attacker may withdraw to: they share a side, and one of its ships has left them this turn (E2
 * 7.13).
 */
export const withdrawalTargets = (game: Game, seat: SeatId, system: SystemId): SystemId[] =>
  leftBy(game, seat, system).filter((to) => withdrawalProblem(game, seat, system, to) === undefined);

/**
 * Returns all systems that share a side or that ships came from, so that the question can show why some are ruled out.
 */
const neighbours = (game: Game, seat: SeatId, system: SystemId): SystemId[] => [
  ...new Set([
    ...leftBy(game, seat, system),
    ...Object.keys(game.state.systems).filter((to) => shareSide(game, system, to)),
  ]),
];

/** Formats what a fleet loses by leaving a battle: "you lose 3 fighters (E2 7.7)"; undefined if it loses none. */
export function formatLossByLeaving(game: Game, seat: SeatId, system: SystemId, to: SystemId): string | undefined {
  const lost = fightersLostByMoving(game, seat, system, to);
  return lost
    ? `you lose ${formatCount(lost, 'fighter')}: no carrier or spacedock there supports them (E2 7.7)`
    : undefined;
}

export const FIGHT_ON_KEY = 'fight-on';

/** "You have 2 cruisers; Sol has 1 dreadnought." */
function standing(game: Game, seat: SeatId, system: SystemId): string {
  const left = (one: SeatId): string => formatUnitCounts(game, countByType(shipsIn(game, system, one)));
  const others = opponentSeatsIn(game, system, seat).map((one) => `; ${nameOfSeat(game, one)} has ${left(one)}`);
  return `You have ${left(seat)}${others.join('')}.`;
}

export const withdrawal = question<{ system: SystemId }>()(
  'withdrawal',
  (game, seat, { system }) => {
    const ways = neighbours(game, seat, system).map((key) => {
      const off = withdrawalProblem(game, seat, system, key);
      const hint = off === undefined ? formatLossByLeaving(game, seat, system, key) : undefined;
      return {
        key,
        label: `Withdraw to ${nameOfSystem(game, key)}`,
        ...(hint !== undefined && { hint }),
        ...(off !== undefined && { disabledReason: off }),
      };
    });
    return choose(
      `${standing(game, seat, system)} Do you withdraw from ${nameOfSystem(game, system)}?`,
      [{ key: FIGHT_ON_KEY, label: 'Fight on' }, ...ways],
      { subject: [seat, ...opponentSeatsIn(game, system, seat)].map((one) => countByType(shipsIn(game, system, one))) },
    );
  },
  {
    title: 'withdraw or fight on',
    regret: (game, seat, { system }, answer: Answer) => {
      const to = chosenKey(answer);
      const lost = to === undefined || to === FIGHT_ON_KEY ? undefined : formatLossByLeaving(game, seat, system, to);
      return lost === undefined ? undefined : `If you withdraw there, ${lost}.`;
    },
  },
);

/** Moves the whole fleet, with all units aboard, to another system. */
export function withdrawFleet(game: Game, seat: SeatId, system: SystemId, towards: SystemId): void {
  const ships = shipsIn(game, system, seat);
  const all = [...ships, ...ships.flatMap((ship) => landUnitsAboard(game, ship))];
  for (const one of all) one.system = towards;
  game.invalidateStep();
  game.addFact({ type: 'fleet-withdrawn', seat, system, towards, units: countByType(all) });
  removeStrandedFighters(game);
}
