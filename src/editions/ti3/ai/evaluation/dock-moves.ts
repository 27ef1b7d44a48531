import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SystemId } from '#ti3/rules/terms.ts';
import type { MoveGroup } from './compose-fleets.ts';
import { sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { enemyStrengthInRange, evaluateNearby, enemyShips } from './system-evaluation.ts';
import { unitCost } from './values.ts';

// Moves space docks with the fleet (E3 19.8): a dock without ships is lost to the first enemy that arrives.

/**
 * Returns how much better a dock's position becomes by moving, given the ships that come and those that stay behind.
 */
function better(context: AiContext, dock: Unit, to: SystemId, coming: readonly Unit[]): number {
  const { game, seat } = context;
  const guards = (system: SystemId): Unit[] =>
    shipsIn(game, system, seat).filter((ship) => system === to || !coming.includes(ship));
  const cover = [...guards(to), ...coming];
  const worth = (ships: readonly Unit[]): number => sumBy(ships, ({ type }) => unitCost(context, type));
  if (!cover.length || enemyShips(context, to).length) return 0;
  // A move between two places that cannot be held gains nothing.
  const exposed = (system: SystemId, ships: readonly Unit[]): number => {
    const danger = enemyStrengthInRange(context, system);
    return danger > 0 && !ships.length ? 1 : Math.max(0, Math.min(1, (danger - worth(ships)) / 12));
  };
  const safer = exposed(dock.system, guards(dock.system)) - exposed(to, cover);
  const nearer = guards(dock.system).length
    ? 0
    : 0.35 * Math.max(0, evaluateNearby(context, to) - evaluateNearby(context, dock.system));
  return safer < 0 ? 0 : safer * unitCost(context, dock.type) + nearer;
}

/** Chooses the docks that move to a system, by move group, and returns their gain. One dock per system is enough. */
export function chooseDocksToMove(
  context: AiContext,
  groups: readonly MoveGroup[],
  to: SystemId,
  coming: readonly Unit[],
): { counts: Record<string, number>; gain: number } {
  const { game, seat } = context;
  if (
    Object.values(game.state.units).some(
      (unit) => unit.owner === seat && unit.system === to && hasQuality(game, 'produces', unit),
    )
  )
    return { counts: {}, gain: 0 };
  const rated = groups
    .filter(({ units: [unit] }) => hasQuality(game, 'produces', unit) && unit.planet === undefined)
    .map(({ key, units: [unit] }) => ({ key, gain: better(context, unit, to, coming) }))
    .sort((a, b) => b.gain - a.gain);
  const [best] = rated;
  return best && best.gain > 0.5 ? { counts: { [best.key]: 1 }, gain: best.gain } : { counts: {}, gain: 0 };
}
