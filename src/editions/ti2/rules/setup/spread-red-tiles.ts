import { hexDistance } from '#kit/board/hex-grid.ts';
import type { Rulebook } from '#ti2/rules/components/component.ts';
import type { Galaxy } from './galaxy.ts';

/** Maximum number of tile exchanges to try; a galaxy needs about ten. */
const MOST_EXCHANGES = 200;

const isRed = ({ tiles }: Rulebook, galaxy: Galaxy, place: string): boolean =>
  tiles[galaxy[place]].special !== undefined;

/** Red tiles adjacent to a position. */
const redBeside = (book: Rulebook, galaxy: Galaxy, place: string): string[] =>
  Object.keys(galaxy).filter((other) => hexDistance(place, other) === 1 && isRed(book, galaxy, other));

const redPlaces = (book: Rulebook, galaxy: Galaxy): string[] =>
  Object.keys(galaxy).filter((place) => isRed(book, galaxy, place));

/** Number of pairs of adjacent red tiles. */
export const touchingPairs = (book: Rulebook, galaxy: Galaxy): number =>
  redPlaces(book, galaxy).reduce((sum, place) => sum + redBeside(book, galaxy, place).length, 0) / 2;

const exchanged = (galaxy: Galaxy, one: string, other: string): Galaxy => ({
  ...galaxy,
  [one]: galaxy[other],
  [other]: galaxy[one],
});

/**
 * Swaps adjacent red tiles with other tiles until none are adjacent, or `MOST_EXCHANGES` is reached (E2 2.4, proposed).
 * Homes and the center stay. Equally good swaps are chosen at random; neutral ones are allowed, as they may open
 * another. Returns the best galaxy found.
 */
export function spreadRed(book: Rulebook, laid: Galaxy, below: (n: number) => number): Galaxy {
  let [galaxy, best, fewest] = [laid, laid, touchingPairs(book, laid)];
  for (let i = 0; i < MOST_EXCHANGES && fewest > 0; i++) {
    const crowded = redPlaces(book, galaxy).filter((place) => redBeside(book, galaxy, place).length);
    const one = crowded[below(crowded.length)];
    const free = Object.keys(galaxy).filter((place) => {
      const { home, centre, special } = book.tiles[galaxy[place]];
      return home === undefined && !centre && special === undefined;
    });
    const contacts = (place: string): number => redBeside(book, galaxy, place).filter((other) => other !== one).length;
    const least = Math.min(...free.map(contacts));
    const choice = free.filter((place) => contacts(place) === least);
    if (!choice.length || least > contacts(one)) continue;
    galaxy = exchanged(galaxy, one, choice[below(choice.length)]);
    const pairs = touchingPairs(book, galaxy);
    if (pairs < fewest) [best, fewest] = [galaxy, pairs];
  }
  return best;
}
