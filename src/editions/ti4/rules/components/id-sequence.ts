import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/**
 * The id of something new of a seat's: its units, what outlived its cards, what it offers. Each kind is counted by itself and for each seat, so
 * that an id tells nothing but how many of them there have been: never how many questions were asked in secret meanwhile.
 * Games begun before there was such a count go on with the engine's.
 */
export function newIdOf(game: Game, kind: 'u' | 'e' | 'o', seat: SeatId): string {
  const { numbered: counts } = game.state;
  if (!counts) return `${kind}${game.nextId()}`;
  const name = `${seat}${kind}`;
  counts[name] = (counts[name] ?? 0) + 1;
  return `${name}${counts[name]}`;
}
