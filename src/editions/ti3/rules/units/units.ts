import { countByType, groupBySystem } from '#kit/board/units.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';
import type { Game, UnitCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { queueMoment } from '#ti3/rules/events/moments.ts';
import { endangerLeadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { UnitQuality } from '#ti3/rules/components/component.ts';

export { countByType };

/** Returns the card of a unit type; each race has its own flagship. */
export const unitCardOf = ({ book, state }: Game, type: UnitType, owner?: SeatId): UnitCard =>
  (type === 'flagship' && owner !== undefined && book.flagships[state.seats[owner]?.race]) || book.units[type];

/** Tells whether a unit type can be produced for its cost; facilities can (E3 21.9), shock troops cannot. */
export const isProduced = ({ unbought, is }: UnitCard): boolean => !unbought || is.includes('facility');

export const hasQuality = (
  game: Game,
  quality: UnitQuality,
  { type, owner }: Pick<Unit, 'type'> & Partial<Pick<Unit, 'owner'>>,
): boolean => unitCardOf(game, type, owner).is.includes(quality);

const all = ({ state }: Game): readonly Unit[] => Object.values(state.units);

/** Returns all units, memoized since it is called very often. */
export const allUnits = (game: Game): readonly Unit[] => game.memoize(all);

/** Groups units by system, memoized by callers since it is needed very often. */
const bySystem = (game: Game): ReadonlyMap<SystemId, Unit[]> => groupBySystem(allUnits(game));

export const unitsInSystem = (game: Game, system: SystemId): Unit[] => game.memoize(bySystem).get(system) ?? [];

export const unitsInSpace = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  unitsInSystem(game, system).filter(
    (unit) => unit.planet === undefined && (owner === undefined || unit.owner === owner),
  );

export const unitsOnPlanet = (game: Game, planet: PlanetId): Unit[] =>
  unitsInSystem(game, game.state.planets[planet].system).filter((unit) => unit.planet === planet);

/** Returns the ships in the space of a system, including fighters. */
export const shipsIn = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  unitsInSpace(game, system, owner).filter((unit) => hasQuality(game, 'ship', unit));

/** Tells whether ships of another player are in a system. */
export const enemyShipsIn = (game: Game, system: SystemId, seat: SeatId): boolean =>
  shipsIn(game, system).some(({ owner }) => owner !== seat);

export const groundForcesOn = (game: Game, planet: PlanetId, owner?: SeatId): Unit[] =>
  unitsOnPlanet(game, planet).filter(
    (unit) => hasQuality(game, 'ground-force', unit) && (owner === undefined || unit.owner === owner),
  );

/** Returns the number of a seat's pieces that are not on the board; Infinity if unlimited (E3 9.3). */
export function piecesInReinforcements(game: Game, seat: SeatId, type: UnitType): number {
  const { pieces, shared } = unitCardOf(game, type);
  const away = modify(game, 'pieces-away', { seat, type }, 0);
  const isOut = (unit: Unit): boolean => unit.type === type && (shared === true || unit.owner === seat);
  return pieces === null ? Infinity : pieces - away - allUnits(game).filter(isOut).length;
}

export function addUnit(game: Game, owner: SeatId, type: UnitType, system: SystemId, planet?: PlanetId): Unit {
  const unit: Unit = { id: newIdOf(game, 'u', owner), type, owner, system, ...(planet !== undefined && { planet }) };
  game.state.units[unit.id] = unit;
  game.invalidateStep();
  return unit;
}

/** Returns units to reinforcements. The caller adds the fact about their owner and place. */
export function removeUnits(game: Game, units: readonly Pick<Unit, 'id'>[]): void {
  endangerLeadersAboard(game, units);
  for (const { id } of units) delete game.state.units[id];
  game.invalidateStep();
}

/** Destroys units and adds one fact for each owner and place. */
export function destroyUnits(game: Game, units: readonly Unit[]): void {
  removeUnits(game, units);
  const places = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = `${unit.owner} ${unit.system} ${unit.planet ?? ''}`;
    places.set(key, [...(places.get(key) ?? []), unit]);
  }
  for (const gone of places.values()) {
    const [{ owner: seat, system, planet }] = gone;
    const told = { seat, system, ...(planet !== undefined && { planet }), units: countByType(gone) };
    game.addFact({ type: 'units-destroyed', ...told });
    queueMoment(game, 'after', 'units-destroyed', told);
  }
}
