import { copyOf, type Token } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { NO_SYSTEM } from '#ti4/rules/planets/planets.ts';
import type { CardId, ComponentId, BoardMarker, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';

// Markers on systems and planets: tokens and attached cards (12). They belong to the board, even if a player leaves the
// game (33.10).

/** Place of a marker: on a planet, or in the space of a system. */
export type MarkerSite = { system: SystemId } | { planet: PlanetId };

const NONE: readonly BoardMarker[] = [];

export const markersIn = (game: Game, system: SystemId): readonly BoardMarker[] =>
  game.state.systems[system]?.markers ?? NONE;
export const markersOn = (game: Game, planet: PlanetId): readonly BoardMarker[] =>
  game.state.planets[planet]?.markers ?? NONE;

/**
 * Returns the system or planet that stores the markers of a site; without markers it has no list. Throws if there is no
 * such place.
 */
function placeOf({ state }: Game, site: MarkerSite): { markers?: BoardMarker[] } {
  const place = 'planet' in site ? state.planets[site.planet] : state.systems[site.system];
  if (!place) throw new Error('There is no such place on the board.');
  return place;
}

/** Places a marker on a system or a planet. */
export function placeMarker(game: Game, marker: BoardMarker, site: MarkerSite): void {
  (placeOf(game, site).markers ??= []).push(marker);
}

/** Yields every site that has markers. */
function* sites({
  state: { systems, planets },
}: Game): Generator<{ site: MarkerSite; place: { markers?: BoardMarker[] } }> {
  for (const system in systems) if (systems[system].markers) yield { site: { system }, place: systems[system] };
  for (const planet in planets) if (planets[planet].markers) yield { site: { planet }, place: planets[planet] };
}

/** Removes a marker; returns where it was, or undefined if it was nowhere. */
export function removeMarker(game: Game, id: CardId): MarkerSite | undefined {
  for (const { site, place } of sites(game)) {
    const left = place.markers?.filter((one) => one.id !== id) ?? [];
    if (left.length === place.markers?.length) continue;
    if (left.length) place.markers = left;
    else delete place.markers;
    return site;
  }
  return undefined;
}

/** Returns every marker of a component, with its site. */
export const markersOf = (game: Game, component: ComponentId): { marker: BoardMarker; site: MarkerSite }[] =>
  [...sites(game)].flatMap(({ site, place }) =>
    (place.markers ?? []).filter((one) => one.component === component).map((marker) => ({ marker, site })),
  );

/** Returns a token by its id; throws if there is none. */
export function tokenOf(game: Game, id: ComponentId): Token {
  const token = game.book.tokens[id];
  if (!token) throw new Error(`No token ${id}`);
  return token;
}

/** Returns the copies of a token that are not on the board and not purged. */
export function tokensLeft(game: Game, id: ComponentId): CardId[] {
  const { copies } = tokenOf(game, id);
  const laid = new Set([...markersOf(game, id).map(({ marker }) => marker.id), ...(game.state.purged ?? [])]);
  return Array.from({ length: copies }, (_, i) => (copies === 1 ? id : copyOf(id, i + 1))).filter(
    (one) => !laid.has(one),
  );
}

/** Places a free copy of a token; returns its id, or undefined if all are in use or the site is in no system. */
export function placeBoardToken(
  game: Game,
  id: ComponentId,
  site: MarkerSite,
  more: { owner?: SeatId; face?: string } = {},
): CardId | undefined {
  const [free] = 'system' in site && site.system === NO_SYSTEM ? [] : tokensLeft(game, id);
  if (free !== undefined) placeMarker(game, { id: free, component: id, ...more }, site);
  return free;
}

/** Returns the wormholes and anomalies of a token by its visible side; none for an attached card. */
export const markerEffects = (game: Game, { component, face }: BoardMarker): Pick<Token, 'wormholes' | 'anomalies'> => {
  const token: Token | undefined = game.book.tokens[component];
  return (face === undefined ? token : token?.faces?.[face]) ?? {};
};

/** Places the tokens that are on the board from the start (38.1). */
export function placeInitialTokens(game: Game): void {
  for (const { id, begins } of Object.values(game.book.tokens)) {
    const systems = begins ? Object.keys(game.state.systems).filter((system) => begins(game, system)) : [];
    for (const system of systems) placeBoardToken(game, id, { system });
    if (systems.length) game.addFact({ type: 'tokens-laid-out', token: id, systems });
  }
}
