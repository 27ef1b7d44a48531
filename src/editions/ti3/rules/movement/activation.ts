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

/** Why a system cannot be activated by a seat; undefined when it can (E3 6.1). */
export const activationProblem = (game: Game, seat: SeatId, system: SystemId): string | undefined =>
  hasCounterIn(game, seat, system)
    ? 'Your command counter lies there already.'
    : modify(game, 'activation-barred', { seat, system }, undefined);

/** The systems of the galaxy as they are offered, each with why it cannot be chosen. */
export const systemOptions = (game: Game, problem: (system: SystemId) => string | undefined): Option[] =>
  Object.values(game.state.systems).map(({ id }) => {
    const off = problem(id);
    return { key: id, label: nameOfSystem(game, id), ...(off !== undefined && { disabledReason: off }) };
  });

export const chooseSystemToActivate = question<object>()(
  'activate-system',
  (game, seat) =>
    choose(
      'Activate a system.',
      systemOptions(game, (system) => activationProblem(game, seat, system)),
    ),
  {
    title: 'activate a system',
    regret: (game, seat, _data, answer) => activatedInVain(game, seat, chosenKey(answer) ?? ''),
  },
);

/** What is lost by activating a system where nothing of a seat is, no ship of it can come as things stand and nothing can be built (E3 6.2, 6.7). */
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
  return `${closed === undefined ? 'No ship of yours can come there' : closed.slice(0, -1)}: your counter would lie in ${nameOfSystem(game, system)} for nothing.`;
}

/** Why no tactical action can be performed: a counter of the command pool is needed, and a system to lay it on. */
export function tacticalActionProblem(game: Game, seat: SeatId): string | undefined {
  if (seatOf(game, seat).counters.command < 1) return 'No command counter is left in your command pool.';
  return Object.keys(game.state.systems).some((system) => activationProblem(game, seat, system) === undefined)
    ? undefined
    : 'There is no system that you could activate.';
}

/** Lays the counter and makes the system an active one (E3 6.1). */
export function activateSystem(
  game: Game,
  seat: SeatId,
  system: SystemId,
  from: 'command' | 'reinforcements' = 'command',
): void {
  placeCounter(game, seat, system, from);
  for (const unit of allUnits(game)) if (unit.moved) delete unit.moved;
  game.state.turn.systems.push(system);
  game.addFact({ type: 'system-activated', seat, system });
}
