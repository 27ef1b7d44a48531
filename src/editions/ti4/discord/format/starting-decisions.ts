import type { Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { seatWithoutHome } from '#ti4/rules/setup/home-choice.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { formatWithSide } from '#kit/board/side-of-board.ts';

const factionOf = (game: Game, seat: SeatId) => game.book.byKind.faction[seatOf(game, seat).faction];

/** Tells whether a seat still has to choose whose home system it takes. */
const isHomeOpen = (game: Game, seat: SeatId): boolean =>
  factionOf(game, seat)?.homes !== undefined && seatWithoutHome(game) !== undefined;

/** Names a seat's home system and its place on the board; undefined while it is drafted or chosen. */
export function formatHome(game: Game, seat: SeatId): string | undefined {
  const { home } = seatOf(game, seat);
  if (!(home in game.state.systems) || isHomeOpen(game, seat)) return undefined;
  return formatWithSide(nameOfSystem(game, home), game.state.systems[home].position);
}

/** Lists what a seat decides from the start of the game, in order. */
export function firstDecisions(game: Game, seat: SeatId): string[] {
  const { draft, tilesToPlace, systems } = game.state;
  const { home } = seatOf(game, seat);
  const isOpen = isHomeOpen(game, seat);
  const isWide = home in systems && systems[home].planets.length > 1;
  return [
    ...(draft ? ['Draft a faction, a slice and a place at the table.'] : []),
    ...(isOpen ? ['Choose your home system.'] : []),
    ...(tilesToPlace ? ['Place your tiles on the board.'] : []),
    ...(factionOf(game, seat)?.startingChoice ? ['Choose what technology you start with.'] : []),
    ...(isWide && !isOpen ? ['Place your units on your home planets.'] : []),
    'Keep 1 of 2 secret objectives.',
    'Pick a strategy card.',
    'Take your first turn: activate a system and move ships there.',
  ];
}
