import { shortestCosts } from '#kit/board/pathfinding.ts';
import type { AmountOption } from '#engine';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { parseMoveLine, cargoLineKey, shipLineKey } from '#ti4/rules/movement/movement-line-keys.ts';
import type { SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { capacityOf, definitionFor, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';
import { neighborsOf, enemyShips, type AiContext } from '#ti4/ai/ai-context.ts';
import { spareGroundForces } from './values.ts';

interface Ship {
  key: string;
  from: SystemId;
  type: UnitType;
  count: number;
  unit: Unit;
  capacity: number;
}

/** Ships that one system could send, and the units there that they could carry. */
export interface FleetSource {
  from: SystemId;
  ships: Ship[];
  /** Ground forces on planets that may leave, by move line. */
  troops: { key: string; count: number }[];
  /** Fighters in the system's space area. */
  fighters: { key: string; count: number }[];
  /** Ground forces in the system's space area. */
  aboard: { key: string; count: number }[];
}

/** Ships or cargo of one kind and place, as the question about moving lists them. */
export type MoveAmount = Pick<AmountOption, 'key' | 'max'>;

/** Guesses the amounts that the question about moving would list, at a fraction of its cost. */
export function guessMoveAmounts(context: AiContext, target: SystemId): MoveAmount[] {
  const { game, seat } = context;
  const far = approach(context, target);
  const found = new Map<string, MoveAmount>();
  const add = (key: string) => {
    const line = found.get(key) ?? { key, max: 0 };
    line.max++;
    found.set(key, line);
  };
  for (const unit of unitsAt(game, { owner: seat })) {
    if (game.state.systems[unit.system].tokens.includes(seat) || unit.system === target) continue;
    const distance = far[unit.system];
    if (distance === undefined) continue;
    const { move = 0 } = definitionFor(game, seat, unit.type);
    const start = anomaliesIn(game, unit.system).includes('nebula') ? 1 : move;
    if (unit.planet === undefined && move > 0 && start >= distance) add(shipLineKey(game, unit));
    if (isTransportable(game, unit) || (unit.type === 'fighter' && unit.planet === undefined))
      add(cargoLineKey(game, unit));
  }
  return [...found.values()];
}

/** Returns the sailing distance from each system to `target`, around obstacles. */
function approach(context: AiContext, target: SystemId): Record<SystemId, number> {
  const { game } = context;
  const bars = (system: SystemId) =>
    anomaliesIn(game, system).some((one) => one !== 'gravity-rift') || enemyShips(context, system).length > 0;
  const closed = anomaliesIn(game, target).some((one) => one === 'supernova' || one === 'asteroid-field');
  if (closed) return { [target]: 0 };
  return Object.fromEntries(
    shortestCosts([target], {
      near: neighborsOf(context),
      cost: () => 1,
      budget: 4,
      isPassable: (system) => !bars(system),
    }),
  );
}

/** Lists the systems that could send ships to `target`. */
export function listFleetSources(context: AiContext, lines: readonly MoveAmount[], target: SystemId): FleetSource[] {
  const found = new Map<SystemId, FleetSource>();
  const at = (from: SystemId): FleetSource => {
    const known = found.get(from) ?? { from, ships: [], troops: [], fighters: [], aboard: [] };
    found.set(from, known);
    return known;
  };
  for (const { key, max } of lines) {
    const berth = parseMoveLine(key);
    if (max <= 0 || !berth) continue;
    const { carried, type, place } = berth;
    const planet = context.game.state.planets[place];
    const from = planet?.system ?? place;
    if (from === target) continue;
    if (!carried) moorShips(context, at, place, type, { key, max });
    else if (planet) at(from).troops.push({ key, count: Math.max(0, max - spareGroundForces(context, place, max)) });
    else (type === 'fighter' ? at(place).fighters : at(place).aboard).push({ key, count: max });
  }
  return [...found.values()].filter(({ ships }) => ships.length > 0);
}

function moorShips(
  { game, seat }: AiContext,
  at: (from: SystemId) => FleetSource,
  from: SystemId,
  type: UnitType,
  { key, max }: MoveAmount,
): void {
  if (type === 'fighter') return;
  const unit = unitsAt(game, { owner: seat, system: from, space: true, type })[0];
  if (unit) at(from).ships.push({ key, from, type, count: max, unit, capacity: capacityOf(game, unit) });
}
