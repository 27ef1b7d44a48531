import type { Line } from '../../../engine/index.ts';
import { lineKey } from '../rules/units/fleet-pool.ts';
import type { SystemId, Unit, UnitType } from '../rules/state.ts';
import { capacityOf, definitionFor, isGroundForce, unitsAt } from '../rules/units/units.ts';
import { nearby, othersShips, type Mind } from './mind.ts';
import { keeps } from './worth.ts';

interface Ship {
  key: string;
  from: SystemId;
  type: UnitType;
  count: number;
  unit: Unit;
  capacity: number;
}

/** What one system could send: ships, and what they could carry of what lies there. */
export interface Harbour {
  from: SystemId;
  ships: Ship[];
  /** Ground forces that may go, by line. */
  troops: { key: string; count: number }[];
  /** Fighters in the space area there. */
  fighters: { key: string; count: number }[];
  /** Ground forces aboard in the space area there. */
  aboard: { key: string; count: number }[];
}

/** Ships or cargo of one kind and place, as the question about moving lists them. */
export type Berth = Pick<Line, 'key' | 'max'>;

/** What the question would most likely list, at a fraction of the trouble. */
export function guessedLines(mind: Mind, target: SystemId): Berth[] {
  const { game, seat } = mind;
  const far = approach(mind, target);
  const found = new Map<string, Berth>();
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
    const start = game.book.tiles[unit.system]?.anomalies?.includes('nebula') ? 1 : move;
    if (unit.planet === undefined && move > 0 && start >= distance) add(`${lineKey(unit)}@${unit.system}`);
    if (isGroundForce(unit) || (unit.type === 'fighter' && unit.planet === undefined))
      add(`carry-${lineKey(unit)}@${unit.planet ?? unit.system}`);
  }
  return [...found.values()];
}

/** How far ships have to sail from each system to one, round what bars the way. */
function approach(mind: Mind, target: SystemId): Record<SystemId, number> {
  const { game } = mind;
  const near = nearby(mind);
  const bars = (system: SystemId) =>
    (game.book.tiles[system]?.anomalies ?? []).some((one) => one !== 'gravity-rift') || othersShips(mind, system).length > 0;
  const closed = (game.book.tiles[target]?.anomalies ?? []).some((one) => one === 'supernova' || one === 'asteroid-field');
  const found: Record<SystemId, number> = { [target]: 0 };
  if (closed) return found;
  const queue = [target];
  for (const system of queue) {
    if (system !== target && bars(system)) continue;
    for (const next of near[system] ?? []) {
      if (next in found || found[system] > 3) continue;
      found[next] = found[system] + 1;
      queue.push(next);
    }
  }
  return found;
}

/** The systems that could send ships to one. */
export function harbours(mind: Mind, lines: readonly Berth[], target: SystemId): Harbour[] {
  const found = new Map<SystemId, Harbour>();
  const at = (from: SystemId): Harbour => {
    const known = found.get(from) ?? { from, ships: [], troops: [], fighters: [], aboard: [] };
    found.set(from, known);
    return known;
  };
  for (const { key, max } of lines) {
    const [what, place = ''] = key.split('@');
    if (max <= 0 || !place) continue;
    const type = what.replace('carry-', '').replace('-damaged', '') as UnitType;
    const planet = mind.game.state.planets[place];
    const from = planet?.system ?? place;
    if (from === target) continue;
    if (!what.startsWith('carry-')) moorShips(mind, at, place, type, { key, max });
    else if (planet) at(from).troops.push({ key, count: Math.max(0, max - keeps(mind, place, max)) });
    else (type === 'fighter' ? at(place).fighters : at(place).aboard).push({ key, count: max });
  }
  return [...found.values()].filter(({ ships }) => ships.length > 0);
}

function moorShips({ game, seat }: Mind, at: (from: SystemId) => Harbour, from: SystemId, type: UnitType, { key, max }: Berth): void {
  if (type === 'fighter') return;
  const unit = unitsAt(game, { owner: seat, system: from, space: true, type })[0];
  if (unit) at(from).ships.push({ key, from, type, count: max, unit, capacity: capacityOf(game, unit) });
}
