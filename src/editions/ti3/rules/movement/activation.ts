import { choose, chosenKey, type Option } from '#engine';
import { hasCounterIn, placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { canBuildFacilities } from '#ti3/rules/production/facilities.ts';
import { chooseProduction } from '#ti3/rules/production/production.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { canMoveAlone } from './movement.ts';
import { entryProblem, mayLeave } from './routes.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns why a seat cannot activate a system; undefined if it can (E3 6.1). */
export const activationProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined =>
  hasCounterIn(game, seat, system)
    ? 'You already have a command counter there.'
    : modify(game, 'activation-barred', { seat, system }, undefined);

/** Returns all systems as options, each with the reason why it cannot be chosen. */
export const systemOptions = (game: Game, problem: (system: SystemId) => string | undefined): Option[] =>
  Object.values(game.state.systems).map(({ id }) => {
    const off = problem(id);
    return { key: id, label: nameOfSystem(game, id), ...(off !== undefined && { disabledReason: off }) };
  });

export const chooseSystemToActivate = question<object>()(
  'activate-system',
  (game, seat) =>
    choose(
      'Which system do you activate?',
      systemOptions(game, (system) => activationProblem(game, seat, system)),
    ),
  {
    title: 'activate a system',
    regret: (game, seat, _data, answer) => activatedInVain(game, seat, chosenKey(answer) ?? ''),
  },
);

/**
 * Returns a warning for activating a system where the seat has no units, no ship can currently arrive and nothing can
 * be built; undefined otherwise (E3 6.2, 6.7).
 */
function activatedInVain(game: Game, seat: SeatId, system: SystemId): string | undefined {
  const comes = allUnits(game).some(
    (unit) =>
      unit.owner === seat &&
      (unit.system === system ||
        (mayLeave(game, seat, unit.system, [system]) && canMoveAlone(game, seat, unit, system))),
  );
  if (
    comes ||
    canBuildFacilities(game, seat, [system]) ||
    chooseProduction.spec(game, seat, { systems: [system] }).kind !== 'none'
  )
    return undefined;
  const closed = entryProblem(game, seat, system);
  return `${closed === undefined ? 'None of your ships can move there' : closed.slice(0, -1)}: your command counter at ${nameOfSystem(game, system)} would have no effect.`;
}

/**
 * Returns why a seat cannot perform a tactical action: it lacks a command counter or a system to activate. Undefined if
 * it can.
 */
export function tacticalActionProblem(game: Game, seat: SeatId): string | undefined {
  if (seatOf(game, seat).counters.command < 1) return 'You have no command counter in your command pool.';
  return Object.keys(game.state.systems).some((system) => activationProblem(game, seat, system) === undefined)
    ? undefined
    : 'There is no system you can activate.';
}

/** Removes the marks of units that moved: they hold for one tactical or transfer action (E3 22.2, 22.8). */
export function forgetMoves(game: Game): void {
  for (const unit of allUnits(game)) if (unit.moved) delete unit.moved;
}

/** Places the command counter and makes the system active (E3 6.1). */
export function activateSystem(
  game: Game,
  seat: SeatId,
  system: SystemId,
  from: 'command' | 'reinforcements' = 'command',
): void {
  placeCounter(game, seat, system, from);
  forgetMoves(game);
  game.state.turn.systems.push(system);
  game.addFact({ type: 'system-activated', seat, system });
}
