import { inForceSnapshot } from '#ti4/rules/components/in-force.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, State, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';

// All changes to unit positions go through this file, so that the index is never out of date.

/** Index of units by place and owner; each list keeps the order of the state. */
interface Placement {
  /** The units from which the index was built. */
  of?: State['units'];
  all: Unit[];
  inSystem: Map<SystemId, Unit[]>;
  onPlanet: Map<PlanetId, Unit[]>;
  ofSeat: Map<SeatId, Unit[]>;
  /** Number of units by type and seat. */
  counts: Map<UnitType, Map<SeatId, number>>;
  /** Memoized results of `memoizeByUnits`. */
  found: Map<(units: readonly Unit[], game: Game) => unknown, unknown>;
  /** The components in force when these were computed. */
  under?: object;
  /** Index of the additional units of a hypothetical game, which come after these. */
  more?: Placement;
}

const add = <K>(lists: Map<K, Unit[]>, key: K, unit: Unit): void => {
  const list = lists.get(key);
  if (list) list.push(unit);
  else lists.set(key, [unit]);
};

/** Replaces a list instead of changing it, since a caller may be iterating over it. */
const put = <K>(lists: Map<K, Unit[]>, key: K, unit: Unit): void =>
  void lists.set(key, [...(lists.get(key) ?? []), unit]);
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

/** Adds a unit after all others. */
function enter(placement: Placement, unit: Unit): void {
  placement.found.clear();
  placement.all = [...placement.all, unit];
  put(placement.inSystem, unit.system, unit);
  put(placement.ofSeat, unit.owner, unit);
  counted(placement, unit, 1);
  if (unit.planet !== undefined) put(placement.onPlanet, unit.planet, unit);
}

/** Removes a unit. */
function strike(placement: Placement, unit: Unit): void {
  placement.found.clear();
  placement.all = placement.all.filter((one) => one !== unit);
  drop(placement.inSystem, unit.system, unit);
  drop(placement.ofSeat, unit.owner, unit);
  counted(placement, unit, -1);
  if (unit.planet !== undefined) drop(placement.onPlanet, unit.planet, unit);
}

function placementOf({ state }: Game): Placement {
  const made = placementOfAll(Object.values(state.units));
  made.of = state.units;
  return made;
}

/** Builds the index of units in their order. */
function placementOfAll(units: Unit[]): Placement {
  const made: Placement = {
    all: units,
    inSystem: new Map(),
    onPlanet: new Map(),
    ofSeat: new Map(),
    counts: new Map(),
    found: new Map(),
  };
  for (const unit of units) {
    add(made.inSystem, unit.system, unit);
    add(made.ofSeat, unit.owner, unit);
    counted(made, unit, 1);
    if (unit.planet !== undefined) add(made.onPlanet, unit.planet, unit);
  }
  return made;
}

function placement(game: Game): Placement {
  const known = game.memoizeUntilInvalidated(placementOf);
  // In a hypothetical game, `state.units` is built only on access, so it is not compared.
  if (known.more || known.of === game.state.units) return known;
  game.invalidate(placementOf);
  return game.memoizeUntilInvalidated(placementOf);
}

/**
 * Returns a hypothetical game: the state with the changes in `otherwise`, and the same units with `more` after them. It
 * is
 * read-only, and valid only until this game changes.
 */
export function hypotheticalGame(game: Game, otherwise: Partial<Omit<State, 'units'>>, more: readonly Unit[]): Game {
  const known = placement(game);
  const { state, book } = game;
  if (!more.length) {
    const would = newGame({ ...state, ...otherwise }, book);
    would.seedMemo(placementOf, known);
    return would;
  }
  let units: State['units'] | undefined;
  const together = (): State['units'] =>
    (units ??= { ...state.units, ...Object.fromEntries(more.map((unit) => [unit.id, unit])) });
  const would = newGame(
    {
      ...state,
      ...otherwise,
      get units() {
        return together();
      },
    },
    book,
  );
  would.seedMemo(placementOf, {
    ...known,
    found: new Map(),
    more: placementOfAll(known.more ? [...known.more.all, ...more] : [...more]),
  });
  return would;
}

/** Shares the unit index of `like` with a game that has the same units. */
export const shareUnitIndex = (game: Game, like: Game): void => game.seedMemo(placementOf, placement(like));

const NONE: readonly Unit[] = [];
const joined = (units: readonly Unit[] = NONE, more: readonly Unit[] = NONE): readonly Unit[] =>
  more.length ? (units.length ? [...units, ...more] : more) : units;

/**
 * Returns the shortest list that holds all units of a place or owner; without either, all units. Callers must not
 * change it.
 */
export function indexedUnits(
  game: Game,
  where: { system?: SystemId; planet?: PlanetId; owner?: SeatId },
): readonly Unit[] {
  const known = placement(game);
  return joined(around(known, where), known.more && around(known.more, where));
}

function around(
  { inSystem, onPlanet, ofSeat, all }: Placement,
  { system, planet, owner }: { system?: SystemId; planet?: PlanetId; owner?: SeatId },
): readonly Unit[] | undefined {
  if (planet !== undefined) return onPlanet.get(planet);
  if (system !== undefined) return inSystem.get(system);
  return owner === undefined ? all : ofSeat.get(owner);
}

/** Returns how many units of a type a seat has. */
export function countUnits(game: Game, seat: SeatId, type: UnitType): number {
  const { counts, more } = placement(game);
  return (counts.get(type)?.get(seat) ?? 0) + (more?.counts.get(type)?.get(seat) ?? 0);
}

/**
 * Memoizes a result that depends only on the places, owners and types of all units and on the components in force,
 * until
 * any of these change.
 */
export function memoizeByUnits<T>(game: Game, of: (units: readonly Unit[], game: Game) => T): T {
  const known = placement(game);
  const { found, all, more } = known;
  const now = inForceSnapshot(game);
  if (known.under !== now) found.clear();
  known.under = now;
  if (!found.has(of)) found.set(of, of(joined(all, more?.all), game));
  return found.get(of) as T;
}

/** Adds a new unit to the board. */
export function addUnitToBoard(game: Game, unit: Unit): void {
  const { units } = game.state;
  const known = game.peekMemo(placementOf);
  // A new unit comes last in the state, and so in every list.
  if (known?.of === units && !known.more && !(unit.id in units)) enter(known, unit);
  else game.invalidate(placementOf);
  units[unit.id] = unit;
}

/** Moves a unit to a planet; the caller checks whether it may be there (see `placeOnPlanet`). */
export function moveToPlanet(game: Game, unit: Unit, planet: PlanetId): void {
  unit.planet = planet;
  unit.system = game.state.planets[planet].system;
  game.invalidate(placementOf);
}

/** Moves a unit to the space area of a system. */
export function moveToSystem(game: Game, unit: Unit, system: SystemId): void {
  unit.system = system;
  delete unit.planet;
  game.invalidate(placementOf);
}

/** Moves a unit from a planet to the space area around it. */
export const liftToSpace = (game: Game, unit: Unit): void => moveToSystem(game, unit, unit.system);

/** Removes a unit from the board. */
export function removeFromBoard(game: Game, unit: Unit): void {
  const { units } = game.state;
  const known = game.peekMemo(placementOf);
  if (known?.of === units && !known.more && units[unit.id] === unit) strike(known, unit);
  else game.invalidate(placementOf);
  delete units[unit.id];
}
