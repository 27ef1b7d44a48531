import { copyOf, type Token } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { NO_SYSTEM } from '#ti4/rules/planets/planets.ts';
import type { CardId, ComponentId, BoardMarker, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';

// What lies on systems and planets: tokens, and cards that are attached (12). It belongs to the board, whoever leaves the game (33.10).

/** Where something lies: on a planet, or in the system beside its planets. */
export type MarkerSite = { system: SystemId } | { planet: PlanetId };

const NONE: readonly BoardMarker[] = [];

export const markersIn = (game: Game, system: SystemId): readonly BoardMarker[] =>
  game.state.systems[system]?.markers ?? NONE;
export const markersOn = (game: Game, planet: PlanetId): readonly BoardMarker[] =>
  game.state.planets[planet]?.markers ?? NONE;

/** What lies at a place keeps its list, so that none is kept where nothing lies. */
function placeOf({ state }: Game, site: MarkerSite): { markers?: BoardMarker[] } {
  const place = 'planet' in site ? state.planets[site.planet] : state.systems[site.system];
  if (!place) throw new Error('There is no such place on the board.');
  return place;
}

/** Lays something on a system or a planet. */
export function placeMarker(game: Game, marker: BoardMarker, site: MarkerSite): void {
  (placeOf(game, site).markers ??= []).push(marker);
}

/** Every place where something lies. */
function* sites({
  state: { systems, planets },
}: Game): Generator<{ site: MarkerSite; place: { markers?: BoardMarker[] } }> {
  for (const system in systems) if (systems[system].markers) yield { site: { system }, place: systems[system] };
  for (const planet in planets) if (planets[planet].markers) yield { site: { planet }, place: planets[planet] };
}

/** Takes away what lies somewhere; gives back where it lay. */
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

/** Every marker of a component, with where it lies. */
export const markersOf = (game: Game, component: ComponentId): { marker: BoardMarker; site: MarkerSite }[] =>
  [...sites(game)].flatMap(({ site, place }) =>
    (place.markers ?? []).filter((one) => one.component === component).map((marker) => ({ marker, site })),
  );

/** A token by its id; throws where there is none. */
export function tokenOf(game: Game, id: ComponentId): Token {
  const token = game.book.tokens[id];
  if (!token) throw new Error(`No token ${id}`);
  return token;
}

/** The tokens of a kind that are not on the board. */
export function tokensLeft(game: Game, id: ComponentId): CardId[] {
  const { copies } = tokenOf(game, id);
  const laid = new Set([...markersOf(game, id).map(({ marker }) => marker.id), ...(game.state.purged ?? [])]);
  return Array.from({ length: copies }, (_, i) => (copies === 1 ? id : copyOf(id, i + 1))).filter(
    (one) => !laid.has(one),
  );
}

/** Lays a token that is not on the board yet; gives back which, or nothing where all are in use, or in no system at all. */
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

/** What a token brings, by the side of it that is up; of a card that is attached, nothing. */
export const markerEffects = (game: Game, { component, face }: BoardMarker): Pick<Token, 'wormholes' | 'anomalies'> => {
  const token: Token | undefined = game.book.tokens[component];
  return (face === undefined ? token : token?.faces?.[face]) ?? {};
};

/** Tokens that lie on the board from the beginning (38.1). */
export function placeInitialTokens(game: Game): void {
  for (const { id, begins } of Object.values(game.book.tokens)) {
    const systems = begins ? Object.keys(game.state.systems).filter((system) => begins(game, system)) : [];
    for (const system of systems) placeBoardToken(game, id, { system });
    if (systems.length) game.addFact({ type: 'tokens-laid-out', token: id, systems });
  }
}
