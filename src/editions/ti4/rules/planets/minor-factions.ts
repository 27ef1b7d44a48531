import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { MinorFaction, PlanetId, SeatId, State, SystemId } from '#ti4/rules/state.ts';

// Unplayed factions whose home systems are on the board (Minor Factions). Such a system is no player's home.

/** Returns the minor faction of a system, or undefined. */
export const minorFactionIn = (
  { minorFactions }: Pick<State, 'minorFactions'>,
  system: SystemId,
): MinorFaction | undefined => minorFactions?.[system];

/** Returns the remaining planets of a minor faction's home tile; planets added to its system later do not count. */
const planetsOfMinor = ({ state, book }: Game, system: SystemId): PlanetId[] =>
  (book.tiles[system]?.planets ?? []).flatMap(({ id }) => (state.planets[id]?.system === system ? [id] : []));

/** Tells whether a planet belongs to a minor faction. */
export function isMinorPlanet(game: Game, planet: PlanetId): boolean {
  const system = game.state.planets[planet]?.system ?? '';
  return minorFactionIn(game.state, system) !== undefined && planetsOfMinor(game, system).includes(planet);
}

/** Returns the factions whose alliance cards a seat has. */
export const alliancesOf = ({ minorFactions = {} }: Pick<State, 'minorFactions'>, seat: SeatId): MinorFaction[] =>
  Object.values(minorFactions).filter(({ holder }) => holder === seat);

/** Gives a faction's alliance card to a seat, from its current holder; an undefined seat returns it to the deck. */
export function giveAlliance(game: Game, system: SystemId, seat: SeatId | undefined): void {
  const minor = minorFactionIn(game.state, system);
  if (!minor || minor.holder === seat) return;
  if (seat === undefined) delete minor.holder;
  else minor.holder = seat;
  invalidateInForce(game);
}

/**
 * Gives the alliance card of a minor faction to a seat that gained a planet and now controls all planets of that
 * faction. Apart from elimination, a holder loses the card in no other way.
 */
export function checkAllianceGained(game: Game, planet: PlanetId, seat: SeatId): void {
  const { planets } = game.state;
  const { system } = planets[planet];
  const minor = minorFactionIn(game.state, system);
  if (!minor || minor.holder === seat || !isMinorPlanet(game, planet)) return;
  if (!planetsOfMinor(game, system).every((one) => planets[one].controller === seat)) return;
  const from = minor.holder ?? null;
  giveAlliance(game, system, seat);
  game.addFact({ type: 'alliance-taken', seat, from, faction: minor.faction });
}

/**
 * Returns how many planets a seat lacks for the alliance card of a planet's minor faction; 0 if it has that card or
 * there is none.
 */
export function planetsLackingForAlliance(game: Game, planet: PlanetId, seat: SeatId): number {
  const { planets } = game.state;
  const { system } = planets[planet];
  if (!isMinorPlanet(game, planet) || minorFactionIn(game.state, system)?.holder === seat) return 0;
  return planetsOfMinor(game, system).filter((one) => planets[one].controller !== seat).length;
}

/** Returns an eliminated player's alliance cards to the deck. */
export function returnAlliances(game: Game, seat: SeatId): void {
  for (const [system, { holder }] of Object.entries(game.state.minorFactions ?? {}))
    if (holder === seat) giveAlliance(game, system, undefined);
}
