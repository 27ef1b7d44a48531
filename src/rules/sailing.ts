import type { Game } from './game.ts';
import { lostInRift } from './gravity-rift.ts';
import { chartOf, type Chart, type Voyager } from './movement-paths.ts';
import type { SeatId, SystemId, Unit } from './state.ts';
import { planVoyages, type Boost, type Voyage } from './transport.ts';
import { removeUnit } from './units.ts';

interface Movement {
  seat: SeatId;
  system: SystemId;
}

/** What the ways of the ships are looked for in. */
interface Waters {
  chart: Chart;
  boosts: Boost[];
  /** Ships that may move before the others. */
  vanguard: Voyager[];
}

interface Declared {
  ships: Voyager[];
  cargo: Unit[];
  /** Whether those that may do so move before the others. */
  first: boolean;
}

export function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

export const perSystem = (units: readonly Unit[]): Record<SystemId, number> => {
  const counts: Record<SystemId, number> = {};
  for (const unit of units) counts[unit.system] = (counts[unit.system] ?? 0) + 1;
  return counts;
};

/** Moves what was declared: gravity rifts take their toll, and all who come through arrive together (58.6). */
export function sail(game: Game, movement: Movement, { chart, boosts, vanguard }: Waters, { ships, cargo, first }: Declared): void {
  const plan = planVoyages(chart, ships, perSystem(cargo), boosts);
  if (!plan) return;
  const waiting = [...cargo];
  const legs = ships.map((ship, i): Leg => ({ ship, voyage: plan[i] }));
  const ahead = first ? legs.filter(({ ship }) => vanguard.includes(ship)) : [];
  const rest = legs.filter((leg) => !ahead.includes(leg));
  travel(game, movement, ahead, waiting);
  const lost = ahead.some(({ ship }) => !game.state.units[ship.unit.id]);
  travel(game, movement, lost ? replanned(game, movement, rest, waiting, boosts) : rest, waiting);
}

/** One ship and its way. */
interface Leg {
  ship: Voyager;
  voyage: Voyage;
}

/** What was to go ahead is lost: of the others, those that still find a way have to take it, with what they can still fetch. */
function replanned(game: Game, { seat, system }: Movement, rest: readonly Leg[], waiting: Unit[], boosts: readonly Boost[]): Leg[] {
  const chart = chartOf(game, seat, system);
  const ships = rest.map(({ ship: { unit, move, capacity } }): Voyager => ({ unit, move, capacity })).filter((ship) => planVoyages(chart, [ship], {}, boosts));
  for (;;) {
    const plan = planVoyages(chart, ships, perSystem(waiting), boosts);
    if (plan) return ships.map((ship, i) => ({ ship, voyage: plan[i] }));
    if (!(waiting.pop() ?? ships.pop())) return [];
  }
}

function travel(game: Game, movement: Movement, legs: readonly Leg[], waiting: Unit[]): void {
  const arrived: { voyage: Voyage; units: Unit[] }[] = [];
  for (const { ship: { unit: ship }, voyage } of legs) {
    for (const { component } of voyage.boosts) game.fact({ type: 'ability-used', seat: movement.seat, component });
    const lostAt = lostInRift(game, ship, voyage.path);
    const aboard = Object.entries(voyage.load).flatMap(([from, count]) => {
      const taken = waiting.filter((unit) => unit.system === from).slice(0, count);
      for (const unit of taken) waiting.splice(waiting.indexOf(unit), 1);
      // Picked up as late as the path allows: what a lost ship had yet to reach stays where it is.
      return lostAt === undefined || voyage.path.lastIndexOf(from) <= lostAt ? taken : [];
    });
    if (lostAt === undefined) arrived.push({ voyage, units: [ship, ...aboard] });
    else for (const unit of [ship, ...aboard]) removeUnit(game, unit, 'gravity-rift'); // 41.2b
  }
  for (const [, together] of grouped(arrived, ({ voyage }) => voyage.path.join(' '))) {
    const { path } = together[0].voyage;
    const units = together.flatMap((one) => one.units);
    for (const unit of units) {
      unit.system = movement.system;
      delete unit.planet;
    }
    game.fact({ type: 'ships-moved', seat: movement.seat, into: movement.system, from: path[0], path, units: units.map((unit) => unit.type) });
  }
}
