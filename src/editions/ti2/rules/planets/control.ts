import { queueMoment, discardCards, modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { dislodgeLeaders } from '#ti2/rules/leaders/fate.ts';
import { payColonyFee } from '#ti2/rules/production/credits.ts';
import { isHomePlanet, influenceOfPlanet, planetsOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import {
  addUnit,
  allUnits,
  destroyUnits,
  hasQuality,
  leastWorthyFirst,
  shipsIn,
  removeUnits,
  groundForcesOn,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';

/** Gives a planet to a player, who pays a fee if it is neutral, and destroys other players' units there (E2 7.18). */
export function gainPlanet(game: Game, seat: SeatId, planet: PlanetId): void {
  const place = game.state.planets[planet];
  const from = place.owner;
  if (from === seat) return;
  if (from === null) payColonyFee(game, seat);
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter(({ owner }) => owner !== seat),
  );
  // An unresolved counter is removed without effect (E2 12.2).
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

/** Gives a planet to a new owner while an invader's units stay on it, so that they must fight. */
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

/** Makes a planet neutral and destroys the units on it (E2 11.1). */
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

/** Tells whether new units may be placed on a planet. */
export const isOpenToNewUnits = (game: Game, planet: PlanetId): boolean =>
  modify(game, 'placement-barred', { planet }, undefined) === undefined;

/** Reason why a planet turns neutral at the end of the round, with all that is placed on it; undefined if it does not. */
export const neutralSoonReason = (game: Game, planet: PlanetId): string | undefined =>
  modify(game, 'turns-neutral', { planet }, undefined);

/** Places ground forces without charging for them. */
export function addFreeGroundForces(game: Game, seat: SeatId, planet: PlanetId, count: number, by: string): void {
  if (count <= 0 || !isOpenToNewUnits(game, planet)) return;
  for (let i = 0; i < count; i++) addUnit(game, seat, 'ground-force', game.state.planets[planet].system, planet);
  game.addFact({ type: 'units-gained', seat, planet, units: { 'ground-force': count }, by });
}

const DIE_SIDES = 10;
/** Ground forces lost to a revolt (E2 11.1). */
const GROUND_FORCES_LOST_TO_REVOLT = 2;

/** Bonus to an insurgence check: the owner's cruisers and dreadnoughts in the system. */
export const guardsOf = (game: Game, planet: PlanetId): number => {
  const { owner, system } = game.state.planets[planet];
  return owner === null
    ? 0
    : shipsIn(game, system, owner).filter(({ type }) => type === 'cruiser' || type === 'dreadnought').length;
};

/** Lowest die roll at which the planet stays calm (E2 11.1). */
export const calmThreshold = (game: Game, planet: PlanetId, modifier = 0): number =>
  influenceOfPlanet(game, planet, 'order') - guardsOf(game, planet) - modifier;

/** Makes an insurgence check (E2 11.1). Returns whether the planet stayed calm. */
export function checkInsurgence(game: Game, planet: PlanetId, modifier = 0): boolean {
  const { owner: seat } = game.state.planets[planet];
  if (seat === null) return true;
  const [die] = game.roll(`insurgence ${planet}`, 1, DIE_SIDES);
  const bonus = guardsOf(game, planet) + modifier;
  const against = influenceOfPlanet(game, planet, 'order');
  const calm = die >= calmThreshold(game, planet, modifier);
  game.addFact({ type: 'insurgence-checked', seat, planet, die, bonus, against, calm });
  if (calm) return true;
  destroyUnits(game, leastWorthyFirst(game, groundForcesOn(game, planet)).slice(0, GROUND_FORCES_LOST_TO_REVOLT));
  if (!groundForcesOn(game, planet).length) makeNeutral(game, planet);
  return false;
}

/** Planets of a player outside all home systems. */
export const coloniesOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (isHomePlanet(game, id) ? [] : [id]));

/** Removes all pieces of a player from the board (E2 11.4). */
export function removeAllPieces(game: Game, seat: SeatId): void {
  for (const { id } of planetsOf(game, seat)) makeNeutral(game, id);
  removeUnits(
    game,
    allUnits(game).filter(({ owner }) => owner === seat),
  );
}

/** Tells whether a planet has a space dock. */
export const hasDock = (game: Game, planet: PlanetId): boolean =>
  unitsOnPlanet(game, planet).some(({ type }) => type === 'spacedock');

export const isShielded = (game: Game, planet: PlanetId): boolean =>
  unitsOnPlanet(game, planet).some((one) => hasQuality(game, 'shields', one));
