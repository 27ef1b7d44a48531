import { lineAtKey } from './unit-keys.ts';
import { copyOf } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { CardId, Prisoner, SeatId, UnitType } from '#ti4/rules/state.ts';

const NONE: readonly Prisoner[] = [];

/** Returns the units a seat has captured (17), in order of capture. */
export const prisonersOf = (game: Game, seat: SeatId): readonly Prisoner[] => game.state.seats[seat]?.captured ?? NONE;

/**
 * Returns how many of a seat's figures of a type are on faction sheets; they cannot be produced or placed until
 * returned (17.5).
 */
export function capturedCount({ state: { order, seats } }: Game, owner: SeatId, type: UnitType): number {
  let count = 0;
  for (const seat of order)
    for (const one of seats[seat].captured ?? NONE) if (one.owner === owner && one.type === type) count++;
  return count;
}

/**
 * Tells whether a type is captured as a token from the supply, and returns there (17.3, 17.4): fighters and infantry.
 */
export const isCapturedAsToken = (type: UnitType): boolean => type === 'fighter' || type === 'infantry';

/** Returns a seat's prisoners that belong to another, by the name under which they are traded: 'cruiser#1'. */
export function prisonersFrom(game: Game, seat: SeatId, owner: SeatId): Map<CardId, Prisoner> {
  const found = new Map<CardId, Prisoner>();
  const counts: Partial<Record<UnitType, number>> = {};
  for (const one of prisonersOf(game, seat)) {
    if (one.owner !== owner) continue;
    const number = (counts[one.type] ?? 0) + 1;
    counts[one.type] = number;
    found.set(copyOf(one.type, number), one);
  }
  return found;
}

/** Key for equal prisoners: 'cruiser@p2', 'fighter'. */
export const prisonerLineKey = ({ type, owner }: Prisoner): string => lineAtKey.format(type, owner);

/** Returns the kinds of prisoners a seat has, with their counts. */
export function prisonersByKind(game: Game, seat: SeatId): { line: string; prisoner: Prisoner; count: number }[] {
  const kinds = new Map<string, { line: string; prisoner: Prisoner; count: number }>();
  for (const prisoner of prisonersOf(game, seat)) {
    const line = prisonerLineKey(prisoner);
    const kind = kinds.get(line);
    if (kind) kind.count++;
    else kinds.set(line, { line, prisoner, count: 1 });
  }
  return [...kinds.values()];
}

/** Returns the prisoners for counts by line. */
export const prisonersFromCounts = (game: Game, seat: SeatId, counts: Readonly<Record<string, number>>): Prisoner[] =>
  prisonersByKind(game, seat).flatMap(({ line, prisoner, count }) =>
    Array.from({ length: Math.min(count, counts[line] ?? 0) }, () => prisoner),
  );
