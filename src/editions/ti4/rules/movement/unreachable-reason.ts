import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import { reverseNeighbors, isBlocked, exitCost, movementProblem, type MoveMap, type Mover } from './move-map.ts';
import { nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import type { MoveBoost } from './route-planning.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';
import { afterColon, formatList } from '#text/sentences.ts';
import { possessive } from '#kit/board/names.ts';

/** A route that is blocked or too long. */
interface Attempt {
  system: SystemId;
  cost: number;
  /** Systems on the route that cannot be passed. */
  obstacles: SystemId[];
}

/**
 * Explains why a ship has no route into the active system: a restriction there, the lack of movement, or the obstacles.
 */
export function explainUnreachable(chart: MoveMap, ship: Mover, boosts: readonly MoveBoost[]): string {
  const { game, active } = chart;
  const barred = movementProblem(game, ship.unit, active, false, active);
  if (barred !== undefined) return barred;
  const ways = attempts(chart, ship);
  if (!ways.length) return 'No route leads there (58.4f).';
  const budget = ship.move + boosts.reduce((sum, { amount }) => sum + amount, 0);
  const within = ways.filter(({ cost }) => cost <= budget);
  if (!within.length) return tooFar(game, ship, boosts, Math.min(...ways.map(({ cost }) => cost)));
  const [best] = within.sort((a, b) => a.obstacles.length - b.obstacles.length || a.cost - b.cost);
  return best.obstacles.map((system) => obstacle(chart, ship, system)).join(' ');
}

function tooFar(game: Game, { unit, move }: Mover, boosts: readonly MoveBoost[], needed: number): string {
  const bonus = boosts.reduce((sum, { amount }) => sum + amount, 0);
  const names = formatList(boosts.map(({ component }) => game.book.components[component]?.name ?? component));
  const isSlowed = anomaliesIn(game, unit.system).includes('nebula');
  const details = [isSlowed ? 'from a nebula' : '', bonus ? `${move + bonus} with ${names}` : ''].filter(Boolean);
  const more = details.length ? ` (${details.join('; ')})` : '';
  return `Move ${move}${more} is not enough; the route takes ${needed} (58.4f${isSlowed ? ', 59.2' : ''}).`;
}

function obstacle({ game, seat, active, hostile }: MoveMap, { unit }: Mover, system: SystemId): string {
  const owners = hostile.has(system)
    ? [
        ...new Set(
          unitsAt(game, { system, notOwner: seat, space: true })
            .filter((unit) => isShip(game, unit))
            .map(({ owner }) => owner),
        ),
      ]
    : [];
  const barred = movementProblem(game, unit, system, true, active);
  return barred === undefined
    ? `${possessive(formatList(owners.map((owner) => nameOfSeat(game, owner))))} ships at ${nameOfSystem(game, system)} block the route (58.4b).`
    : `The route leads through ${nameOfSystem(game, system)}: ${afterColon(barred)}`;
}

/**
 * Returns the Pareto-optimal routes by length and obstacles from a ship's system to the active one, as if every system
 * could be passed.
 */
function attempts(chart: MoveMap, { unit }: Mover): Attempt[] {
  const reached = new Map<SystemId, Attempt[]>();
  const closed = new Map<SystemId, boolean>();
  const shut = (system: SystemId): boolean => {
    const known =
      closed.get(system) ??
      (isBlocked(chart, unit, system) || movementProblem(chart.game, unit, system, true, chart.active) !== undefined);
    closed.set(system, known);
    return known;
  };
  const back = reverseNeighbors(chart, unit);
  const queue: Attempt[] = [{ system: chart.active, cost: 0, obstacles: [] }];
  for (const { system, cost, obstacles } of queue) {
    const passing = system !== chart.active && shut(system) ? [...obstacles, system] : obstacles;
    for (const from of back(system)) {
      const next: Attempt = { system: from, cost: cost + exitCost(chart, from), obstacles: passing };
      const here = reached.get(from) ?? [];
      if (here.some((other) => other.cost <= next.cost && other.obstacles.length <= next.obstacles.length)) continue;
      reached.set(from, [...here, next]);
      queue.push(next);
    }
  }
  return reached.get(unit.system) ?? [];
}
