import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { Prisoner, SeatId, Unit, UnitLike, UnitType } from '#ti4/rules/state.ts';
import type { Place } from '#ti4/rules/terms.ts';
import { blockadersOf } from '#ti4/rules/production/blockades.ts';
import { isCapturedAsToken, prisonersOf } from './prisoners.ts';
import { countInReinforcements, isStructure } from './units.ts';
import { capitalize } from '#text/sentences.ts';

/**
 * Explains why a seat cannot capture units of another: the other blockades one of its space docks (14.2a, 17.6);
 * undefined if it can.
 */
export const captureBlockadeProblem = (game: Game, seat: SeatId, from: SeatId): string | undefined =>
  from !== seat && blockadersOf(game, seat).has(from)
    ? `${capitalize(nameOfSeat(game, from))} blockades one of your space docks (17.6).`
    : undefined;

/** Explains why a seat cannot capture a unit of a type from its owner's reinforcements; undefined if it can. */
export const captureProblem = (
  game: Game,
  seat: SeatId,
  { owner, type }: Pick<UnitLike, 'owner' | 'type'>,
): string | undefined =>
  captureBlockadeProblem(game, seat, owner) ??
  (countInReinforcements(game, owner, type) > 0
    ? undefined
    : `${capitalize(nameOfSeat(game, owner))} has none of these units in their reinforcements.`);

/**
 * Returns the first seat that can capture a unit about to leave the board; undefined if none can. Structures are never
 * captured.
 */
export const captorOf = (game: Game, unit: Unit): SeatId | undefined =>
  // Runs for every lost unit, so it returns early if no component captures.
  !game.book.modifiersByValue.captors || isStructure(game, unit)
    ? undefined
    : modify(game, 'captors', { unit }, []).find(
        (seat) => captureBlockadeProblem(game, seat, unit.owner) === undefined,
      );

/**
 * Places units from their owner's reinforcements on a seat's faction sheet; a figure that is not there is skipped
 * (17.1, 17.3).
 */
export function capture(game: Game, seat: SeatId, owner: SeatId, types: readonly UnitType[], at?: Place): void {
  const taken: UnitType[] = [];
  for (const type of types) {
    if (countInReinforcements(game, owner, type) <= 0) continue;
    (seatOf(game, seat).captured ??= []).push({ type, ...(!isCapturedAsToken(type) && { owner }) });
    taken.push(type);
  }
  if (taken.length) game.addFact({ type: 'units-captured', seat, from: owner, units: taken, ...at });
}

/** Removes prisoners from a seat's faction sheet; returns those that were there. */
export function release(game: Game, seat: SeatId, prisoners: readonly Prisoner[]): Prisoner[] {
  const place = seatOf(game, seat);
  const left = [...prisonersOf(game, seat)];
  const gone = prisoners.flatMap(({ type, owner }) => {
    const at = left.findIndex((one) => one.type === type && one.owner === owner);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (left.length) place.captured = left;
  else delete place.captured;
  return gone;
}

/** Returns prisoners: figures to their owners' reinforcements, tokens to the supply (17.1, 17.4). */
export function returnPrisoners(
  game: Game,
  seat: SeatId,
  prisoners: readonly Prisoner[],
  why: 'spent' | 'traded' | 'blockade' | 'elimination',
): void {
  const gone = release(game, seat, prisoners);
  for (const owner of new Set(gone.map((one) => one.owner)))
    game.addFact({
      type: 'units-returned',
      seat,
      ...(owner !== undefined && { owner }),
      units: gone.filter((one) => one.owner === owner).map(({ type }) => type),
      why,
    });
}
