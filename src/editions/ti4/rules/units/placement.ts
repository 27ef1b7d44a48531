import type { Game } from '../game.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '../state.ts';

// Where units stand is changed here alone, so that what is found by it is never out of date.

/** All units by where they stand and whose they are, each list in the order of the state's own. */
interface Placement {
  /** What it was made of. */
  of: Record<string, Unit>;
  all: Unit[];
  inSystem: Map<SystemId, Unit[]>;
  onPlanet: Map<PlanetId, Unit[]>;
  ofSeat: Map<SeatId, Unit[]>;
  /** Of those in space areas, the ones of a seat in a system. */
  afloat: Map<SeatId, Map<SystemId, Unit[]>>;
  /** Those on planets. */
  landed: Unit[];
  /** How many each seat has of each type. */
  counts: Map<UnitType, Map<SeatId, number>>;
}

const add = <K>(lists: Map<K, Unit[]>, key: K, unit: Unit): void => {
  const list = lists.get(key);
  if (list) list.push(unit);
  else lists.set(key, [unit]);
};

function placementOf({ state }: Game): Placement {
  const made: Placement = {
    of: state.units,
    all: [],
    inSystem: new Map(),
    onPlanet: new Map(),
    ofSeat: new Map(),
    afloat: new Map(),
    landed: [],
    counts: new Map(),
  };
  for (const id in state.units) {
    const unit = state.units[id];
    made.all.push(unit);
    add(made.inSystem, unit.system, unit);
    add(made.ofSeat, unit.owner, unit);
    const counts = made.counts.get(unit.type) ?? new Map<SeatId, number>();
    made.counts.set(unit.type, counts.set(unit.owner, (counts.get(unit.owner) ?? 0) + 1));
    if (unit.planet === undefined) {
      const fleets = made.afloat.get(unit.owner) ?? new Map<SystemId, Unit[]>();
      made.afloat.set(unit.owner, fleets);
      add(fleets, unit.system, unit);
      continue;
    }
    add(made.onPlanet, unit.planet, unit);
    made.landed.push(unit);
  }
  return made;
}

function placement(game: Game): Placement {
  const known = game.kept(placementOf);
  if (known.of === game.state.units) return known;
  game.changed(placementOf);
  return game.kept(placementOf);
}

const NONE: readonly Unit[] = [];

/** The shortest list that holds all units of a place and owner; without either, all. Nobody changes it. */
export function unitsAround(
  game: Game,
  { system, planet, owner }: { system?: SystemId; planet?: PlanetId; owner?: SeatId },
): readonly Unit[] {
  const { inSystem, onPlanet, ofSeat, all } = placement(game);
  if (planet !== undefined) return onPlanet.get(planet) ?? NONE;
  if (system !== undefined) return inSystem.get(system) ?? NONE;
  return owner === undefined ? all : (ofSeat.get(owner) ?? NONE);
}

/** Units in space areas by whose they are and where. */
export const unitsAfloat = (game: Game): ReadonlyMap<SeatId, ReadonlyMap<SystemId, readonly Unit[]>> => placement(game).afloat;

/** How many units of a type each seat has that has any. */
export const countsOf = (game: Game, type: UnitType): ReadonlyMap<SeatId, number> => placement(game).counts.get(type) ?? NOBODY;

const NOBODY: ReadonlyMap<SeatId, number> = new Map();

/** Units on planets. */
export const unitsLanded = (game: Game): readonly Unit[] => placement(game).landed;

/** Puts a new unit on the board. */
export function putOn(game: Game, unit: Unit): void {
  game.state.units[unit.id] = unit;
  game.changed(placementOf);
}

/** A unit comes to stand on a planet; whether it may is for whoever calls this to ask (`standOn`). */
export function landOn(game: Game, unit: Unit, planet: PlanetId): void {
  unit.planet = planet;
  unit.system = game.state.planets[planet].system;
  game.changed(placementOf);
}

/** A unit is in the space area of a system from now on. */
export function moveInto(game: Game, unit: Unit, system: SystemId): void {
  unit.system = system;
  delete unit.planet;
  game.changed(placementOf);
}

/** A unit on a planet goes up into the space area around it. */
export const liftOff = (game: Game, unit: Unit): void => moveInto(game, unit, unit.system);

/** A unit is on the board no more. */
export function takeOff(game: Game, unit: Unit): void {
  delete game.state.units[unit.id];
  game.changed(placementOf);
}
