import { listed, some, upper } from '../../../words/sentences.ts';
import type { Game } from './game.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, Units } from './terms.ts';

export const nameOf = ({ book }: Game, component: ComponentId): string => book.components[component]?.name ?? component;

export const nameOfSeat = (game: Game, seat: SeatId | null): string =>
  seat === null ? 'the locals' : (game.book.byKind.race[game.state.seats[seat]?.race ?? '']?.short ?? seat);

export const nameOfPlanet = ({ book }: Game, planet: PlanetId): string => book.planets[planet]?.name ?? planet;

/** A system by its planets; one without by what its tile is called, and where it lies. */
export function nameOfSystem(game: Game, system: SystemId): string {
  const { planets = [], position } = game.state.systems[system] ?? {};
  if (planets.length) return listed(planets.map((planet) => nameOfPlanet(game, planet)));
  const name = game.book.tiles[system]?.name ?? system;
  return position === undefined ? name : `${name} (${position})`;
}

/** "2 cruisers and 1 carrier". */
export const nameOfUnits = ({ book }: Game, units: Units): string =>
  listed(
    Object.values(book.units).flatMap(({ type, name, plural }) => {
      const count = units[type] ?? 0;
      const small = (word: string) => (type === 'pds' ? word : word.toLowerCase());
      return count ? [some(count, small(name), small(plural))] : [];
    }),
  );

const OUTCOMES: Record<string, string> = { for: 'For', against: 'Against' };

export function nameOfOutcome(game: Game, outcome: string): string {
  if (game.state.seats[outcome]) return upper(nameOfSeat(game, outcome));
  return game.book.planets[outcome]?.name ?? game.book.components[outcome]?.name ?? OUTCOMES[outcome] ?? outcome;
}
