import { queueMoment, discardCards, modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { dislodgeLeaders } from '#ti2/rules/leaders/fate.ts';
import { isHomePlanet, influenceOfPlanet, planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import {
  addUnit,
  allUnits,
  destroyUnits,
  hasQuality,
  shipsIn,
  removeUnits,
  groundForcesOn,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';

/** A planet goes to a player; what its former owner has built there is destroyed (E2 7.18). */
export function gainPlanet(game: Game, seat: SeatId, planet: PlanetId): void {
  const place = game.state.planets[planet];
  const from = place.owner;
  if (from === seat) return;
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter(({ owner }) => owner !== seat),
  );
  // A counter that nobody has met is removed without effect (E2 12.2).
  if (place.counter) {
    discardCards(game, 'counters', [place.counter.id]);
    delete place.counter;
  }
  place.owner = seat;
  dislodgeLeaders(game, planet, [seat]);
  game.invalidateStep();
  game.addFact({ type: 'planet-taken', seat, planet, from });
  queueMoment(game, 'after', 'planet-taken', { seat, planet, from });
}

/** A planet has a new owner though somebody has landed on it: they will have to fight. */
export function contestPlanet(game: Game, seat: SeatId, planet: PlanetId, invader: SeatId): void {
  const place = game.state.planets[planet];
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter(({ owner }) => owner !== seat && owner !== invader),
  );
  const from = place.owner;
  place.owner = seat;
  dislodgeLeaders(game, planet, [seat, invader]);
  game.invalidateStep();
  game.addFact({ type: 'planet-taken', seat, planet, from });
}

/** A planet is nobody's any more; what stands there is lost with it (E2 11.1). */
export function makeNeutral(game: Game, planet: PlanetId): void {
  const place = game.state.planets[planet];
  if (place.owner === null) return;
  const from = place.owner;
  destroyUnits(game, unitsOnPlanet(game, planet));
  place.owner = null;
  dislodgeLeaders(game, planet, []);
  game.invalidateStep();
  game.addFact({ type: 'planet-neutral', planet, from });
}

/** Whether new units may come into play on a planet. */
export const isOpenToNewUnits = (game: Game, planet: PlanetId): boolean =>
  modify(game, 'placement-barred', { planet }, undefined) === undefined;

/** Ground forces that cost nothing. */
export function addFreeGroundForces(game: Game, seat: SeatId, planet: PlanetId, count: number, by: string): void {
  if (count <= 0 || !isOpenToNewUnits(game, planet)) return;
  for (let i = 0; i < count; i++) addUnit(game, seat, 'ground-force', game.state.planets[planet].system, planet);
  game.addFact({ type: 'units-gained', seat, planet, units: { 'ground-force': count }, by });
}

const DIE_SIDES = 10;
/** So many ground forces a revolt costs (E2 11.1). */
const GROUND_FORCES_LOST_TO_REVOLT = 2;

/** What calms a planet besides the die: a player's cruisers and dreadnoughts in its system. */
const guardsOf = (game: Game, planet: PlanetId): number => {
  const { owner, system } = game.state.planets[planet];
  return owner === null
    ? 0
    : shipsIn(game, system, owner).filter(({ type }) => type === 'cruiser' || type === 'dreadnought').length;
};

/** The least die with which a planet stays calm (E2 11.1). */
export const calmThreshold = (game: Game, planet: PlanetId, modifier = 0): number =>
  influenceOfPlanet(game, planet, 'order') - guardsOf(game, planet) - modifier;

/** An insurgence check (E2 11.1). Gives back whether the planet has stayed calm. */
export function checkInsurgence(game: Game, planet: PlanetId, modifier = 0): boolean {
  const { owner: seat } = game.state.planets[planet];
  if (seat === null) return true;
  const [die] = game.roll(`insurgence ${planet}`, 1, DIE_SIDES);
  const bonus = guardsOf(game, planet) + modifier;
  const against = influenceOfPlanet(game, planet, 'order');
  const calm = die >= calmThreshold(game, planet, modifier);
  game.addFact({ type: 'insurgence-checked', seat, planet, die, bonus, against, calm });
  if (calm) return true;
  destroyUnits(game, groundForcesOn(game, planet).slice(0, GROUND_FORCES_LOST_TO_REVOLT));
  if (!groundForcesOn(game, planet).length) makeNeutral(game, planet);
  return false;
}

/** Planets of a player outside the home systems. */
export const coloniesOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (isHomePlanet(game, id) ? [] : [id]));

/** Everything of a player's leaves the board (E2 11.4). */
export function removeAllPieces(game: Game, seat: SeatId): void {
  for (const { id } of planetsOf(game, seat)) makeNeutral(game, id);
  removeUnits(
    game,
    allUnits(game).filter(({ owner }) => owner === seat),
  );
}

/** Whether something a dock is needed for can be built there. */
export const hasDock = (game: Game, planet: PlanetId): boolean =>
  unitsOnPlanet(game, planet).some(({ type }) => type === 'spacedock');

export const isShielded = (game: Game, planet: PlanetId): boolean =>
  unitsOnPlanet(game, planet).some((one) => hasQuality(game, 'shields', one));
