import { formatList } from '#text/sentences.ts';

type Named = Readonly<Record<string, { name: string } | undefined>>;

/** Game whose components, planets and systems have names. */
interface NamedGame {
  state: { systems: Readonly<Record<string, { planets: readonly string[]; position: string | null } | undefined>> };
  book: { components: Named; planets: Named; tiles: Named };
}

interface NamedBook<K extends keyof NamedGame['book']> {
  book: Pick<NamedGame['book'], K>;
}

/** Name of the neutral forces of a planet or system: a plural, unlike the names of players. */
export const LOCALS = 'the locals';

/** Formats the possessive of a side's name: "Creuss's", "the locals'". */
export const possessive = (name: string): string => `${name}'${name.endsWith(LOCALS) ? '' : 's'}`;

export const nameOf = ({ book }: NamedBook<'components'>, component: string): string =>
  book.components[component]?.name ?? component;

export const nameOfPlanet = ({ book }: NamedBook<'planets'>, planet: string): string =>
  book.planets[planet]?.name ?? planet;

/** Formats a system without its position: by its planets, else by the name of its tile. */
export function shortNameOfSystem(game: NamedGame, system: string): string {
  const planets = game.state.systems[system]?.planets ?? [];
  return formatList(planets.map((planet) => nameOfPlanet(game, planet))) || (game.book.tiles[system]?.name ?? system);
}

/** Appends the position, so that players can find and type it: "Quill (101)". */
export const withPosition = (name: string, position: string | null | undefined): string =>
  position === undefined || position === null ? name : `${name} (${position})`;

/** Formats a system with its position. */
export const nameOfSystem = (game: NamedGame, system: string): string =>
  withPosition(shortNameOfSystem(game, system), game.state.systems[system]?.position);
