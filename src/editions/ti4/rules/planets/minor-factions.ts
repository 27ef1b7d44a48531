import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { MinorFaction, PlanetId, SeatId, State, SystemId } from '#ti4/rules/state.ts';

// Factions that nobody plays, whose home systems lie on the board all the same (Minor Factions). Such a system is nobody's home.

/** The minor faction whose system this is. */
export const minorFactionIn = (
  { minorFactions }: Pick<State, 'minorFactions'>,
  system: SystemId,
): MinorFaction | undefined => minorFactions?.[system];

/** The planets of a minor faction that there still are: those of its home tile, whatever else has come to lie in its system. */
const planetsOfMinor = ({ state, book }: Game, system: SystemId): PlanetId[] =>
  (book.tiles[system]?.planets ?? []).flatMap(({ id }) => (state.planets[id]?.system === system ? [id] : []));

/** Whether a planet is one of a minor faction. */
export function isMinorPlanet(game: Game, planet: PlanetId): boolean {
  const system = game.state.planets[planet]?.system ?? '';
  return minorFactionIn(game.state, system) !== undefined && planetsOfMinor(game, system).includes(planet);
}

/** The factions whose alliance cards a seat has. */
export const alliancesOf = ({ minorFactions = {} }: Pick<State, 'minorFactions'>, seat: SeatId): MinorFaction[] =>
  Object.values(minorFactions).filter(({ holder }) => holder === seat);

/** Gives a faction's alliance card to a seat, from whoever has it; without a seat it goes back to the deck. */
export function giveAlliance(game: Game, system: SystemId, seat: SeatId | undefined): void {
  const minor = minorFactionIn(game.state, system);
  if (!minor || minor.holder === seat) return;
  if (seat === undefined) delete minor.holder;
  else minor.holder = seat;
  invalidateInForce(game);
}

/**
 * A seat has gained a planet: where it controls each planet of a minor faction's system now, it takes the alliance card from the deck
 * or from whoever has it. Nobody loses that card otherwise.
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

/** How many planets a seat still lacks for the alliance card of the minor faction of one of them; none where it has that card, or there is none. */
export function planetsLackingForAlliance(game: Game, planet: PlanetId, seat: SeatId): number {
  const { planets } = game.state;
  const { system } = planets[planet];
  if (!isMinorPlanet(game, planet) || minorFactionIn(game.state, system)?.holder === seat) return 0;
  return planetsOfMinor(game, system).filter((one) => planets[one].controller !== seat).length;
}

/** Whoever leaves the game leaves these cards behind. */
export function returnAlliances(game: Game, seat: SeatId): void {
  for (const [system, { holder }] of Object.entries(game.state.minorFactions ?? {}))
    if (holder === seat) giveAlliance(game, system, undefined);
}
