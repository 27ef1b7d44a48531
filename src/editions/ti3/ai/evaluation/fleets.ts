import type { Game } from '#ti3/rules/game.ts';
import { capacityOf } from '#ti3/rules/movement/transport.ts';
import { moveGroupsOf, moveShips, type MoveTarget } from '#ti3/rules/movement/movement.ts';
import { nonFighterShips, fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { hasQuality, shipsIn, groundForcesOn, allUnits } from '#ti3/rules/units/units.ts';
import { producingDocksIn } from '#ti3/rules/production/production-limits.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SystemId } from '#ti3/rules/terms.ts';
import { evaluateUnitChanges } from './goals.ts';
import { sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { enemyStrengthInRange } from './system-evaluation.ts';
import { unitCost } from './values.ts';

/** A line of a movement: units alike in one place. */
export interface MoveGroup {
  key: string;
  units: Unit[];
}

/** What could come to a system, as the rules offer it. */
export const movableGroups = ({ game, seat }: AiContext, moving: MoveTarget): MoveGroup[] =>
  [...moveGroupsOf(game, seat, moving)].map(([key, units]) => ({ key, units }));

/** Why a movement of what could come is not allowed. */
export const movementProblem = (
  { game, seat }: AiContext,
  moving: MoveTarget,
  counts: Record<string, number>,
): string | undefined => moveShips.check?.(game, seat, moving, counts as never);

/** Docks keep so many fighters (E3 9.3). */
const KEPT = 3;

/** What of one system could set out together: carriers, other ships, and what lies there to be taken along. */
export interface FleetSource {
  system: SystemId;
  carriers: Unit[];
  warships: Unit[];
  /** Already aboard, and lost where all that carries them leaves. */
  aboard: Unit[];
  /** Ground forces ashore that can be spared. */
  ashore: Unit[];
}

/** So many ground forces stay on a planet: one, where somebody might come. */
const guard = (mind: AiContext, { system }: Unit): number => {
  const home = mind.own.home === system;
  return (home ? 1 : 0) + (enemyStrengthInRange(mind, system) > 4 ? 1 : 0);
};

/** Whether an objective asks for the ground forces of a planet to be there. */
const asked = (mind: AiContext, planet: PlanetId): boolean =>
  mind.memoizeForDecision(`asked on ${planet}`, () => {
    const gone = groundForcesOn(mind.game, planet, mind.seat);
    return evaluateUnitChanges(mind, Object.fromEntries(gone.map(({ id }) => [id, undefined]))) < -0.5;
  });

function spared(mind: AiContext, troops: readonly Unit[]): Unit[] {
  const left = new Map<string, number>();
  return troops.filter((unit) => {
    const planet = unit.planet ?? '';
    if (asked(mind, planet)) return false;
    const stays = left.get(planet) ?? guard(mind, unit);
    left.set(planet, stays - 1);
    return stays <= 0;
  });
}

/** What could come, by where it lies. */
export function listFleetSources(mind: AiContext, groups: readonly MoveGroup[], to: SystemId): FleetSource[] {
  const { game, seat } = mind;
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
        ashore: spared(mind, here.filter((unit) => unit.planet !== undefined && hasQuality(game, 'ground-force', unit))),
      };
    }); // prettier-ignore
}

/** Fighters, and the others. */
const sorted = (game: Game, units: readonly Unit[]): [Unit[], Unit[]] => [
  units.filter((unit) => hasQuality(game, 'fighter', unit)),
  units.filter((unit) => !hasQuality(game, 'fighter', unit)),
];

/** A fleet as it is put together: who goes. */
export class Fleet {
  readonly units: Unit[] = [];
  readonly mind: AiContext;
  readonly to: SystemId;
  private room: number;
  /** How much has been taken aboard, by port. */
  private readonly loaded = new Map<SystemId, number>();

  constructor(mind: AiContext, to: SystemId) {
    this.mind = mind;
    this.to = to;
    this.room = fleetSupply(mind.game, mind.seat, to) - nonFighterShips(mind.game, mind.seat, to).length;
  }

  get troops(): number {
    return this.units.filter((unit) => hasQuality(this.mind.game, 'ground-force', unit)).length;
  }

  get ships(): Unit[] {
    return this.units.filter((unit) => hasQuality(this.mind.game, 'ship', unit));
  }

  get worth(): number {
    return sumBy(this.ships, ({ type }) => unitCost(this.mind, type));
  }

  /** One more ship, where fleet supply carries it. */
  join(ship: Unit): boolean {
    if (this.room < 1 || this.units.includes(ship)) return false;
    this.room -= 1;
    this.units.push(ship);
    return true;
  }

  /** What the carriers that leave a port could still take aboard there. */
  private spaceIn(port: FleetSource): number {
    const { game, seat } = this.mind;
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

  /** Takes aboard in a port what would be lost there, and troops up to so many in all. */
  load(port: FleetSource, troops: number): void {
    const { game, seat } = this.mind;
    const stays = port.carriers.some((ship) => !this.units.includes(ship));
    const [fighters, soldiers] = sorted(game, port.aboard);
    if (!stays) this.take(port, soldiers, Infinity);
    this.take(port, [...soldiers, ...port.ashore], troops - this.troops);
    if (!stays) this.take(port, fighters, fighters.length - producingDocksIn(game, seat, port.system).length * KEPT);
  }

  /** Fighters too, where there is room left. */
  loadFighters(port: FleetSource): void {
    this.take(port, sorted(this.mind.game, port.aboard)[0], Infinity);
  }

  /** As an answer: how many of each group. */
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

/** Ground forces of the seat that wait in the space of a system. */
export const troopsInSpace = ({ game, seat }: AiContext, system: SystemId): Unit[] =>
  allUnits(game).filter(
    (unit) =>
      unit.owner === seat &&
      unit.system === system &&
      unit.planet === undefined &&
      hasQuality(game, 'ground-force', unit),
  );

export const ownShips = ({ game, seat }: AiContext, system: SystemId): Unit[] => shipsIn(game, system, seat);
