import type { Game, UnitCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { happened } from '#ti3/rules/events/moments.ts';
import { numbered } from '#ti3/rules/components/id-sequence.ts';
import { strand } from '#ti3/rules/leaders/leader-locations.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { Quality } from '#ti3/rules/components/component.ts';

/** What is printed on a unit; of flagships each race has its own. */
export const cardOf = ({ book, state }: Game, type: UnitType, owner?: SeatId): UnitCard =>
  (type === 'flagship' && owner !== undefined && book.flagships[state.seats[owner]?.race]) || book.units[type];

export const isA = (
  game: Game,
  quality: Quality,
  { type, owner }: Pick<Unit, 'type'> & Partial<Pick<Unit, 'owner'>>,
): boolean => cardOf(game, type, owner).is.includes(quality);

const all = ({ state }: Game): readonly Unit[] => Object.values(state.units);

/** All units there are: asked for again and again. */
export const unitsOf = (game: Game): readonly Unit[] => game.derived(all);

/** Units by where they are: asked for again and again. */
function bySystem(game: Game): ReadonlyMap<SystemId, Unit[]> {
  const found = new Map<SystemId, Unit[]>();
  for (const unit of unitsOf(game)) {
    const here = found.get(unit.system);
    if (here) here.push(unit);
    else found.set(unit.system, [unit]);
  }
  return found;
}

export const inSystem = (game: Game, system: SystemId): Unit[] => game.derived(bySystem).get(system) ?? [];

export const inSpace = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  inSystem(game, system).filter((unit) => unit.planet === undefined && (owner === undefined || unit.owner === owner));

export const onPlanet = (game: Game, planet: PlanetId): Unit[] =>
  inSystem(game, game.state.planets[planet].system).filter((unit) => unit.planet === planet);

/** Ships in the space of a system, fighters among them. */
export const shipsIn = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  inSpace(game, system, owner).filter((unit) => isA(game, 'ship', unit));

/** Whether somebody else's ships are there. */
export const enemyShipsIn = (game: Game, system: SystemId, seat: SeatId): boolean =>
  shipsIn(game, system).some(({ owner }) => owner !== seat);

export const troopsOn = (game: Game, planet: PlanetId, owner?: SeatId): Unit[] =>
  onPlanet(game, planet).filter(
    (unit) => isA(game, 'ground-force', unit) && (owner === undefined || unit.owner === owner),
  );

/** How many of each type, by which units are told and proposed. */
export function countOf(units: readonly Pick<Unit, 'type'>[]): Partial<Record<UnitType, number>> {
  const counts: Partial<Record<UnitType, number>> = {};
  for (const { type } of units) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** Pieces of a type a seat has not on the board (E3 9.3); Infinity where there is no bound. */
export function piecesLeft(game: Game, seat: SeatId, type: UnitType): number {
  const { pieces, shared } = cardOf(game, type);
  const away = modify(game, 'pieces-away', { seat, type }, 0);
  const isOut = (unit: Unit): boolean => unit.type === type && (shared === true || unit.owner === seat);
  return pieces === null ? Infinity : pieces - away - unitsOf(game).filter(isOut).length;
}

export function addUnit(game: Game, owner: SeatId, type: UnitType, system: SystemId, planet?: PlanetId): Unit {
  const unit: Unit = { id: numbered(game, 'u', owner), type, owner, system, ...(planet !== undefined && { planet }) };
  game.state.units[unit.id] = unit;
  game.stirred();
  return unit;
}

/** Units go back to reinforcements; who they belonged to and where is told by whoever takes them away. */
export function takeAway(game: Game, units: readonly Pick<Unit, 'id'>[]): void {
  strand(game, units);
  for (const { id } of units) delete game.state.units[id];
  game.stirred();
}

/** Units are destroyed, and it is told, one line for each place and owner. */
export function destroy(game: Game, units: readonly Unit[]): void {
  takeAway(game, units);
  const places = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = `${unit.owner} ${unit.system} ${unit.planet ?? ''}`;
    places.set(key, [...(places.get(key) ?? []), unit]);
  }
  for (const gone of places.values()) {
    const [{ owner: seat, system, planet }] = gone;
    const told = { seat, system, ...(planet !== undefined && { planet }), units: countOf(gone) };
    game.fact({ type: 'units-destroyed', ...told });
    happened(game, 'after', 'units-destroyed', told);
  }
}
