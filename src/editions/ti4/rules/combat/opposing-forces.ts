import type { Game } from '#ti4/rules/game.ts';
import { formatUnitCount } from '#ti4/rules/names.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { Place } from '#ti4/rules/terms.ts';
import { marksOf } from '#ti4/rules/units/unit-marks.ts';
import { lineKey } from '#ti4/rules/units/unit-keys.ts';
import { combatantsAt } from './combat.ts';
import { formatList } from '#text/sentences.ts';

/** Formats a side's units: "2 cruisers and 1 damaged dreadnought". */
function fleetTold(game: Game, place: Place, seat: SeatId): string {
  const units = combatantsAt(game, place, seat);
  const kinds = [...new Set(units.map((unit) => lineKey(game, unit)))];
  return formatList(
    kinds.map((kind) => {
      const of = units.filter((unit) => lineKey(game, unit) === kind);
      const said = formatUnitCount(of[0].type, of.length);
      const marks = marksOf(game, of[0]).map(({ label }) => label);
      return `${of[0].damaged ? said.replace(' ', ' damaged ') : said}${marks.length ? ` (${marks.join(', ')})` : ''}`;
    }),
  );
}

/** Counts the units of both sides by kind: the state that a decision in a combat depends on. */
export const fleetsOf = (game: Game, place: Place, seat: SeatId, opponent: SeatId): Record<string, number>[] =>
  [seat, opponent].map((side) => {
    const counts: Record<string, number> = {};
    for (const unit of combatantsAt(game, place, side)) {
      const kind = lineKey(game, unit);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  });

/** Formats both sides' units at the place of a combat, so that a question about it contains all that matters. */
export function formatOpposingForces(game: Game, place: Place, seat: SeatId, opponent: SeatId): string {
  const [own, other] = [fleetTold(game, place, seat), fleetTold(game, place, opponent)];
  return (
    [own && ` You have ${own} there`, other && `${own ? '; your opponent' : ' Your opponent'} has ${other}`]
      .filter(Boolean)
      .join('') + (own || other ? '.' : '')
  );
}
