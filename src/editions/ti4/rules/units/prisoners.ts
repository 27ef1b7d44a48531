import { lineAtKey } from './unit-keys.ts';
import { copyOf } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { CardId, Prisoner, SeatId, UnitType } from '#ti4/rules/state.ts';

const NONE: readonly Prisoner[] = [];

/** What a seat has captured (17), in the order in which it was. */
export const prisonersOf = (game: Game, seat: SeatId): readonly Prisoner[] => game.state.seats[seat]?.captured ?? NONE;

/** How many figures of a type of a seat's lie on faction sheets: neither produced nor placed until they are returned (17.5). */
export function capturedCount({ state: { order, seats } }: Game, owner: SeatId, type: UnitType): number {
  let count = 0;
  for (const seat of order)
    for (const one of seats[seat].captured ?? NONE) if (one.owner === owner && one.type === type) count++;
  return count;
}

/** Fighters and infantry are captured as tokens of the supply, and go back there (17.3, 17.4). */
export const isCapturedAsToken = (type: UnitType): boolean => type === 'fighter' || type === 'infantry';

/** What a seat has captured of another's, each with the name by which it is traded: 'cruiser#1'. */
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

/** Prisoners that are alike, as a line names them: 'cruiser@p2', 'fighter'. */
export const prisonerLineKey = ({ type, owner }: Prisoner): string => lineAtKey.format(type, owner);

/** The kinds of prisoners a seat has, each with how many there are of it. */
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

/** The prisoners that lines of them count. */
export const prisonersFromCounts = (game: Game, seat: SeatId, counts: Readonly<Record<string, number>>): Prisoner[] =>
  prisonersByKind(game, seat).flatMap(({ line, prisoner, count }) =>
    Array.from({ length: Math.min(count, counts[line] ?? 0) }, () => prisoner),
  );
