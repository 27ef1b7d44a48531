import type { Game } from '#ti3/rules/game.ts';
import { capacityOf } from '#ti3/rules/movement/transport.ts';
import { moveGroupsOf, moveShips, type MoveTarget } from '#ti3/rules/movement/movement.ts';
import { cargoExcess } from '#ti3/rules/units/fleet-limits.ts';
import { nonFighterShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { hasQuality, shipsIn, groundForcesOn, allUnits } from '#ti3/rules/units/units.ts';
import { producingDocksIn } from '#ti3/rules/production/production-limits.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SystemId } from '#ti3/rules/terms.ts';
import { evaluateUnitChanges } from './goals.ts';
import { sumBy, withChanges, type AiContext } from '#ti3/ai/ai-context.ts';
import { enemyStrengthInRange } from './system-evaluation.ts';
import { unitCost } from './values.ts';

/** A group of like units in one place, one line of a movement. */
export interface MoveGroup {
  key: string;
  units: Unit[];
}

/** Lists the units that the rules allow to move to a system. */
export const movableGroups = ({ game, seat }: AiContext, moving: MoveTarget): MoveGroup[] =>
  [...moveGroupsOf(game, seat, moving)].map(([key, units]) => ({ key, units }));

/** Returns why a movement of these units is not allowed. */
export const movementProblem = (
  { game, seat }: AiContext,
  moving: MoveTarget,
  counts: Record<string, number>,
): string | undefined => moveShips.check?.(game, seat, moving, counts as never);

/** Returns how many units lack capacity after a movement (E3 7.6). */
export function excessAfter(context: AiContext, moving: MoveTarget, counts: Record<string, number>): number {
  const { seat } = context;
  const units = { ...context.game.state.units };
  const touched = new Set(moving.systems);
  for (const { key, units: alike } of movableGroups(context, moving))
    for (const { planet: _planet, ...unit } of alike.slice(0, counts[key] ?? 0)) {
      touched.add(unit.system);
      units[unit.id] = { ...unit, system: moving.systems.find((to) => to !== unit.system) ?? unit.system };
    }
  const after = withChanges(context, { units });
  return sumBy([...touched], (system) => Math.max(0, cargoExcess(after, seat, system).over));
}

/** Fighters that each dock keeps (E3 9.3). */
const KEPT = 3;

/** Units of one system that could leave together: carriers, other ships and their possible cargo. */
export interface FleetSource {
  system: SystemId;
  carriers: Unit[];
  warships: Unit[];
  /** Units already aboard, lost if all the ships that carry them leave. */
  aboard: Unit[];
  /** Ground forces on planets that can be spared. */
  ashore: Unit[];
}

/** Returns how many ground forces must stay on a planet: one at home, and one more if enemies are in range. */
const guard = (context: AiContext, { system }: Unit): number => {
  const home = context.own.home === system;
  return (home ? 1 : 0) + (enemyStrengthInRange(context, system) > 4 ? 1 : 0);
};

/** Tells whether an objective needs the planet's ground forces to stay. */
const asked = (context: AiContext, planet: PlanetId): boolean =>
  context.memoizeForDecision(`asked on ${planet}`, () => {
    const gone = groundForcesOn(context.game, planet, context.seat);
    return evaluateUnitChanges(context, Object.fromEntries(gone.map(({ id }) => [id, undefined]))) < -0.5;
  });

function spared(context: AiContext, troops: readonly Unit[]): Unit[] {
  const left = new Map<string, number>();
  return troops.filter((unit) => {
    const planet = unit.planet ?? '';
    if (asked(context, planet)) return false;
    const stays = left.get(planet) ?? guard(context, unit);
    left.set(planet, stays - 1);
    return stays <= 0;
  });
}

/** Groups the movable units by the system they leave. */
export function listFleetSources(context: AiContext, groups: readonly MoveGroup[], to: SystemId): FleetSource[] {
  const { game, seat } = context;
  const all = groups.flatMap(({ units }) => units);
  const carries = (unit: Unit): boolean => capacityOf(game, seat, unit.type) > 0;
  return [...new Set(all.map(({ system }) => system))]
    .filter((system) => system !== to)
    .map((system) => {
      const here = all.filter((unit) => unit.system === system);
      const ships = here.filter((unit) => unit.planet === undefined && hasQuality(game, 'ship', unit) && !hasQuality(game, 'fighter', unit));
      return {
        system,
        carriers: ships.filter(carries),
        warships: ships.filter((unit) => !carries(unit)),
        aboard: here.filter((unit) => unit.planet === undefined && !ships.includes(unit) && unit.type !== 'pds' && unit.type !== 'space-dock'),
        ashore: spared(context, here.filter((unit) => unit.planet !== undefined && hasQuality(game, 'ground-force', unit))),
      };
    }); // prettier-ignore
}

/** Splits units into fighters and others. */
const sorted = (game: Game, units: readonly Unit[]): [Unit[], Unit[]] => [
  units.filter((unit) => hasQuality(game, 'fighter', unit)),
  units.filter((unit) => !hasQuality(game, 'fighter', unit)),
];

/** A fleet while it is being assembled. */
export class Fleet {
  readonly units: Unit[] = [];
  readonly context: AiContext;
  readonly to: SystemId;
  private room: number;
  /** Cargo loaded so far, by system of origin. */
  private readonly loaded = new Map<SystemId, number>();

  constructor(context: AiContext, to: SystemId) {
    this.context = context;
    this.to = to;
    this.room = fleetSupply(context.game, context.seat, to) - nonFighterShips(context.game, context.seat, to).length;
  }

  get troops(): number {
    return this.units.filter((unit) => hasQuality(this.context.game, 'ground-force', unit)).length;
  }

  get ships(): Unit[] {
    return this.units.filter((unit) => hasQuality(this.context.game, 'ship', unit));
  }

  get worth(): number {
    return sumBy(this.ships, ({ type }) => unitCost(this.context, type));
  }

  /** Adds a ship if fleet supply allows it; returns false otherwise. */
  join(ship: Unit): boolean {
    if (this.room < 1 || this.units.includes(ship)) return false;
    this.room -= 1;
    this.units.push(ship);
    return true;
  }

  /** Returns the capacity that the carriers leaving a system still have. */
  private spaceIn(port: FleetSource): number {
    const { game, seat } = this.context;
    const leaving = port.carriers.filter((ship) => this.units.includes(ship));
    return sumBy(leaving, ({ type }) => capacityOf(game, seat, type)) - (this.loaded.get(port.system) ?? 0);
  }

  private take(port: FleetSource, list: readonly Unit[], most: number): void {
    const free = list
      .filter((unit) => !this.units.includes(unit))
      .slice(0, Math.max(0, Math.min(most, this.spaceIn(port))));
    this.units.push(...free);
    this.loaded.set(port.system, (this.loaded.get(port.system) ?? 0) + free.length);
  }

  /** Loads units that would be lost if left behind, and troops up to a total of `troops`. */
  load(port: FleetSource, troops: number): void {
    const { game, seat } = this.context;
    const stays = port.carriers.some((ship) => !this.units.includes(ship));
    const [fighters, soldiers] = sorted(game, port.aboard);
    if (!stays) this.take(port, soldiers, Infinity);
    this.take(port, [...soldiers, ...port.ashore], troops - this.troops);
    if (!stays) this.take(port, fighters, fighters.length - producingDocksIn(game, seat, port.system).length * KEPT);
  }

  /** Loads fighters as well if there is room left. */
  loadFighters(port: FleetSource): void {
    this.take(port, sorted(this.context.game, port.aboard)[0], Infinity);
  }

  /** Converts the fleet to an answer: the number of units of each group. */
  counts(groups: readonly MoveGroup[]): Record<string, number> {
    const going = new Set(this.units.map(({ id }) => id));
    return Object.fromEntries(
      groups.flatMap(({ key, units }) => {
        const count = units.filter(({ id }) => going.has(id)).length;
        return count ? [[key, count]] : [];
      }),
    );
  }
}

/** Lists the seat's ground forces in the space of a system. */
export const troopsInSpace = ({ game, seat }: AiContext, system: SystemId): Unit[] =>
  allUnits(game).filter(
    (unit) =>
      unit.owner === seat &&
      unit.system === system &&
      unit.planet === undefined &&
      hasQuality(game, 'ground-force', unit),
  );

export const ownShips = ({ game, seat }: AiContext, system: SystemId): Unit[] => shipsIn(game, system, seat);
