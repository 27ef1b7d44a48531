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

/** Lists that somebody may be going through are never changed: others take their place. */
const put = <K>(lists: Map<K, Unit[]>, key: K, unit: Unit): void => void lists.set(key, [...(lists.get(key) ?? []), unit]);
function drop<K>(lists: Map<K, Unit[]>, key: K, unit: Unit): void {
  const left = lists.get(key)?.filter((one) => one !== unit) ?? [];
  if (left.length) lists.set(key, left);
  else lists.delete(key);
}

function counted({ counts }: Placement, { type, owner }: Unit, more: number): void {
  const bySeat = counts.get(type) ?? new Map<SeatId, number>();
  counts.set(type, bySeat);
  const count = (bySeat.get(owner) ?? 0) + more;
  if (count) bySeat.set(owner, count);
  else bySeat.delete(owner);
  if (!bySeat.size) counts.delete(type);
}

const fleetsOf = ({ afloat }: Placement, owner: SeatId): Map<SystemId, Unit[]> => {
  const fleets = afloat.get(owner) ?? new Map<SystemId, Unit[]>();
  afloat.set(owner, fleets);
  return fleets;
};

/** One more unit, behind all others. */
function enter(placement: Placement, unit: Unit): void {
  placement.all = [...placement.all, unit];
  put(placement.inSystem, unit.system, unit);
  put(placement.ofSeat, unit.owner, unit);
  counted(placement, unit, 1);
  if (unit.planet === undefined) return put(fleetsOf(placement, unit.owner), unit.system, unit);
  put(placement.onPlanet, unit.planet, unit);
  placement.landed = [...placement.landed, unit];
}

/**
 * For a game that is supposed: the same units stand where they stand in another, and some more (which its state has already, last).
 * What is known of the one is not worked out again for the other.
 */
export function standAs(game: Game, like: Game, more: readonly Unit[]): void {
  const known = placement(like);
  if (!more.length) return game.keep(placementOf, known);
  const made: Placement = {
    of: game.state.units,
    all: known.all,
    landed: known.landed,
    inSystem: new Map(known.inSystem),
    onPlanet: new Map(known.onPlanet),
    ofSeat: new Map(known.ofSeat),
    afloat: new Map([...known.afloat].map(([seat, fleets]) => [seat, new Map(fleets)])),
    counts: new Map([...known.counts].map(([type, counts]) => [type, new Map(counts)])),
  };
  for (const unit of more) enter(made, unit);
  game.keep(placementOf, made);
}

/** One unit less. */
function strike(placement: Placement, unit: Unit): void {
  const others = (one: Unit): boolean => one !== unit;
  placement.all = placement.all.filter(others);
  drop(placement.inSystem, unit.system, unit);
  drop(placement.ofSeat, unit.owner, unit);
  counted(placement, unit, -1);
  if (unit.planet === undefined) {
    const fleets = fleetsOf(placement, unit.owner);
    drop(fleets, unit.system, unit);
    if (!fleets.size) placement.afloat.delete(unit.owner);
    return;
  }
  drop(placement.onPlanet, unit.planet, unit);
  placement.landed = placement.landed.filter(others);
}

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
    counted(made, unit, 1);
    if (unit.planet === undefined) {
      add(fleetsOf(made, unit.owner), unit.system, unit);
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
  const { units } = game.state;
  const known = game.keeps(placementOf);
  // A new one comes last among the state's, and so in every list.
  if (known?.of === units && !(unit.id in units)) enter(known, unit);
  else game.changed(placementOf);
  units[unit.id] = unit;
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
  const { units } = game.state;
  const known = game.keeps(placementOf);
  if (known?.of === units && units[unit.id] === unit) strike(known, unit);
  else game.changed(placementOf);
  delete units[unit.id];
}
