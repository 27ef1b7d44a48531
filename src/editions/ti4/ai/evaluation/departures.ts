import { newGame } from '#ti4/rules/game.ts';
import { shareInForce } from '#ti4/rules/components/in-force.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { memoizeForDecision, ownShips, type AiContext } from '#ti4/ai/ai-context.ts';
import { unitCost } from './combat-estimate.ts';
import type { Fleet } from './compose-fleets.ts';
import type { FleetSource } from './fleet-sources.ts';
import { goalSteps, listGoals } from './goals.ts';

/** Returns what the seat's goals lose if all its ships leave a system: its ships there may count for an objective. */
export const lossOfLeaving = (context: AiContext, system: SystemId): number =>
  memoizeForDecision(context, `leaving ${system}`, () => {
    const { game, seat } = context;
    const leaving = new Set(ownShips(context, system).map(({ id }) => id));
    const units = Object.fromEntries(Object.entries(game.state.units).filter(([id]) => !leaving.has(id)));
    const without = newGame({ ...game.state, units }, game.book);
    shareInForce(without, game);
    return listGoals(context).reduce((sum, goal) => {
      const { progress } = objectiveOf(game, goal.objective);
      if (!goal.lacks || !progress) return sum;
      const { have, need } = progress(game, seat);
      const left = Math.min(need, have) - progress(without, seat).have;
      return left > 0 ? sum + left * goalSteps(goal) : sum;
    }, 0);
  });

/** Tells whether a fleet takes all ships but fighters from a system. */
const emptiesSystem = (context: AiContext, fleet: Fleet, { from, ships }: FleetSource): boolean =>
  ships.reduce((sum, { key }) => sum + (fleet[key] ?? 0), 0) >=
  ownShips(context, from).filter(({ type }) => type !== 'fighter').length;

/** Lists the systems that a fleet leaves without a ship. */
export const emptiedBy = (context: AiContext, fleet: Fleet, ports: readonly FleetSource[]): SystemId[] =>
  ports.filter((port) => emptiesSystem(context, fleet, port)).map(({ from }) => from);

/**
 * Returns the fleet without the cheapest ship, of no capacity, of each system where the seat's goals need one; undefined
 * if none has to stay.
 */
export function leaveNeededShips(context: AiContext, fleet: Fleet, ports: readonly FleetSource[]): Fleet | undefined {
  const staying = emptiedBy(context, fleet, ports)
    .filter((from) => lossOfLeaving(context, from) > 0)
    .flatMap((system) => {
      const { ships = [] } = ports.find(({ from }) => from === system) ?? {};
      const [cheapest] = ships
        .filter(({ key, capacity }) => capacity === 0 && fleet[key])
        .sort((a, b) => unitCost(context.game, a.unit) - unitCost(context.game, b.unit));
      return cheapest ? [cheapest.key] : [];
    });
  if (!staying.length) return undefined;
  const left = Object.entries(fleet).map(([key, count]) => [key, staying.includes(key) ? count - 1 : count] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}
