import { happened, layDown, modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { dislodge } from '#ti2/rules/leaders/fate.ts';
import { isHome, influenceOfPlanet, planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { addUnit, allUnits, destroy, isA, shipsIn, takeOff, troopsOn, unitsOn } from '#ti2/rules/units/units.ts';

/** A planet goes to a player; what its former owner has built there is destroyed (E2 7.18). */
export function takePlanet(game: Game, seat: SeatId, planet: PlanetId): void {
  const place = game.state.planets[planet];
  const from = place.owner;
  if (from === seat) return;
  destroy(
    game,
    unitsOn(game, planet).filter(({ owner }) => owner !== seat),
  );
  // A counter that nobody has met is removed without effect (E2 12.2).
  if (place.counter) {
    layDown(game, 'counters', [place.counter.id]);
    delete place.counter;
  }
  place.owner = seat;
  dislodge(game, planet, [seat]);
  game.stirred();
  game.fact({ type: 'planet-taken', seat, planet, from });
  happened(game, 'after', 'planet-taken', { seat, planet, from });
}

/** A planet has a new owner though somebody has landed on it: they will have to fight. */
export function claim(game: Game, seat: SeatId, planet: PlanetId, invader: SeatId): void {
  const place = game.state.planets[planet];
  destroy(
    game,
    unitsOn(game, planet).filter(({ owner }) => owner !== seat && owner !== invader),
  );
  const from = place.owner;
  place.owner = seat;
  dislodge(game, planet, [seat, invader]);
  game.stirred();
  game.fact({ type: 'planet-taken', seat, planet, from });
}

/** A planet is nobody's any more; what stands there is lost with it (E2 11.1). */
export function turnNeutral(game: Game, planet: PlanetId): void {
  const place = game.state.planets[planet];
  if (place.owner === null) return;
  const from = place.owner;
  destroy(game, unitsOn(game, planet));
  place.owner = null;
  dislodge(game, planet, []);
  game.stirred();
  game.fact({ type: 'planet-neutral', planet, from });
}

/** Whether new units may come into play on a planet. */
export const isOpen = (game: Game, planet: PlanetId): boolean =>
  modify(game, 'placement-barred', { planet }, undefined) === undefined;

/** Ground forces that cost nothing. */
export function raise(game: Game, seat: SeatId, planet: PlanetId, count: number, by: string): void {
  if (count <= 0 || !isOpen(game, planet)) return;
  for (let i = 0; i < count; i++) addUnit(game, seat, 'ground-force', game.state.planets[planet].system, planet);
  game.fact({ type: 'units-gained', seat, planet, units: { 'ground-force': count }, by });
}

const SIDES = 10;
/** So many ground forces a revolt costs (E2 11.1). */
const REVOLT = 2;

/** What calms a planet besides the die: a player's cruisers and dreadnoughts in its system. */
const guardsOf = (game: Game, planet: PlanetId): number => {
  const { owner, system } = game.state.planets[planet];
  return owner === null
    ? 0
    : shipsIn(game, system, owner).filter(({ type }) => type === 'cruiser' || type === 'dreadnought').length;
};

/** The least die with which a planet stays calm (E2 11.1). */
export const calmAt = (game: Game, planet: PlanetId, modifier = 0): number =>
  influenceOfPlanet(game, planet, 'order') - guardsOf(game, planet) - modifier;

/** An insurgence check (E2 11.1). Gives back whether the planet has stayed calm. */
export function checkInsurgence(game: Game, planet: PlanetId, modifier = 0): boolean {
  const { owner: seat } = game.state.planets[planet];
  if (seat === null) return true;
  const [die] = game.roll(`insurgence ${planet}`, 1, SIDES);
  const bonus = guardsOf(game, planet) + modifier;
  const against = influenceOfPlanet(game, planet, 'order');
  const calm = die >= calmAt(game, planet, modifier);
  game.fact({ type: 'insurgence-checked', seat, planet, die, bonus, against, calm });
  if (calm) return true;
  destroy(game, troopsOn(game, planet).slice(0, REVOLT));
  if (!troopsOn(game, planet).length) turnNeutral(game, planet);
  return false;
}

/** Planets of a player outside the home systems. */
export const coloniesOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (isHome(game, id) ? [] : [id]));

/** Everything of a player's leaves the board (E2 11.4). */
export function clearBoard(game: Game, seat: SeatId): void {
  for (const { id } of planetsOf(game, seat)) turnNeutral(game, id);
  takeOff(
    game,
    allUnits(game).filter(({ owner }) => owner === seat),
  );
}

/** Whether something a dock is needed for can be built there. */
export const hasDock = (game: Game, planet: PlanetId): boolean =>
  unitsOn(game, planet).some(({ type }) => type === 'spacedock');

export const isShielded = (game: Game, planet: PlanetId): boolean =>
  unitsOn(game, planet).some((one) => isA(game, 'shields', one));
