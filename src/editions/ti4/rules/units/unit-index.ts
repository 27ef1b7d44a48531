import { inForceSnapshot } from '#ti4/rules/components/in-force.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, State, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';

// Where units stand is changed here alone, so that what is found by it is never out of date.

/** All units by where they stand and whose they are, each list in the order of the state's own. */
interface Placement {
  /** What it was made of. */
  of?: State['units'];
  all: Unit[];
  inSystem: Map<SystemId, Unit[]>;
  onPlanet: Map<PlanetId, Unit[]>;
  ofSeat: Map<SeatId, Unit[]>;
  /** How many each seat has of each type. */
  counts: Map<UnitType, Map<SeatId, number>>;
  /** What else follows from it (`asUnitsStand`). */
  found: Map<(units: readonly Unit[], game: Game) => unknown, unknown>;
  /** What was in force as it was found. */
  under?: object;
  /** Of a supposed game: those that stand behind these. */
  more?: Placement;
}

const add = <K>(lists: Map<K, Unit[]>, key: K, unit: Unit): void => {
  const list = lists.get(key);
  if (list) list.push(unit);
  else lists.set(key, [unit]);
};

/** Lists that somebody may be going through are never changed: others take their place. */
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

/** One more unit, behind all others. */
function enter(placement: Placement, unit: Unit): void {
  placement.found.clear();
  placement.all = [...placement.all, unit];
  put(placement.inSystem, unit.system, unit);
  put(placement.ofSeat, unit.owner, unit);
  counted(placement, unit, 1);
  if (unit.planet !== undefined) put(placement.onPlanet, unit.planet, unit);
}

/** One unit less. */
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

/** Of units in their order. */
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
  // The units of a supposed game are put together only where somebody asks for them.
  if (known.more || known.of === game.state.units) return known;
  game.invalidate(placementOf);
  return game.memoizeUntilInvalidated(placementOf);
}

/**
 * A game as it would be: `otherwise` is what of its state would be otherwise, and units stand where they stand in this one, with
 * some more behind them. It is there to be looked at, as long as this one stands as it does.
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

/** For a game whose units are those of another: where they stand is not looked for again. */
export const shareUnitIndex = (game: Game, like: Game): void => game.seedMemo(placementOf, placement(like));

const NONE: readonly Unit[] = [];
const joined = (units: readonly Unit[] = NONE, more: readonly Unit[] = NONE): readonly Unit[] =>
  more.length ? (units.length ? [...units, ...more] : more) : units;

/** The shortest list that holds all units of a place and owner; without either, all. Nobody changes it. */
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

/** How many units of a type a seat has. */
export function countUnits(game: Game, seat: SeatId, type: UnitType): number {
  const { counts, more } = placement(game);
  return (counts.get(type)?.get(seat) ?? 0) + (more?.counts.get(type)?.get(seat) ?? 0);
}

/**
 * What follows from where all units stand, whose they are and of which types, and from what these are by what is in force: worked out once
 * for as long as they do, and nothing comes into force or ends.
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

/** Puts a new unit on the board. */
export function addUnitToBoard(game: Game, unit: Unit): void {
  const { units } = game.state;
  const known = game.peekMemo(placementOf);
  // A new one comes last among the state's, and so in every list.
  if (known?.of === units && !known.more && !(unit.id in units)) enter(known, unit);
  else game.invalidate(placementOf);
  units[unit.id] = unit;
}

/** A unit comes to stand on a planet; whether it may is for whoever calls this to ask (`standOn`). */
export function moveToPlanet(game: Game, unit: Unit, planet: PlanetId): void {
  unit.planet = planet;
  unit.system = game.state.planets[planet].system;
  game.invalidate(placementOf);
}

/** A unit is in the space area of a system from now on. */
export function moveToSystem(game: Game, unit: Unit, system: SystemId): void {
  unit.system = system;
  delete unit.planet;
  game.invalidate(placementOf);
}

/** A unit on a planet goes up into the space area around it. */
export const liftToSpace = (game: Game, unit: Unit): void => moveToSystem(game, unit, unit.system);

/** A unit is on the board no more. */
export function removeFromBoard(game: Game, unit: Unit): void {
  const { units } = game.state;
  const known = game.peekMemo(placementOf);
  if (known?.of === units && !known.more && units[unit.id] === unit) strike(known, unit);
  else game.invalidate(placementOf);
  delete units[unit.id];
}
