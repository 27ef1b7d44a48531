import type { Fact } from '#engine';
import { groupByRound, summarizeLosses, type CombatRoundFacts } from '#kit/narration/battle-rounds.ts';
import type { GameFact, RemainingForces } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import { formatUnitCounts, nameOfSeat } from '#ti3/rules/names.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';
import { formatList } from '#text/sentences.ts';
import { canKnow } from '#kit/narration/narrate.ts';
import { seatEmoji } from '#ti3/views/emoji.ts';

export type { CombatRoundFacts };

const called = (game: Game, seat: SeatId): string => seatEmoji(game, seat) + nameOfSeat(game, seat);

/** Formats one type of the remaining forces: "1 dreadnought (damaged)", "2 dreadnoughts (1 damaged)". */
function countedType(game: Game, type: UnitType, { count, damaged }: { count: number; damaged: number }): string {
  const named = formatUnitCounts(game, { [type]: count });
  if (!damaged) return named;
  return `${named} (${damaged === count ? 'damaged' : `${damaged} damaged`})`;
}

/** Formats remaining forces: "2 dreadnoughts (1 damaged) and 1 fighter". */
const counted = (game: Game, { units, damaged = {} }: RemainingForces): string =>
  formatList(
    Object.values(game.book.byKind.unit).flatMap(({ type }) =>
      units[type] ? [countedType(game, type, { count: units[type], damaged: damaged[type] ?? 0 })] : [],
    ),
  ) || 'nothing';

/**
 * Formats the forces that remain after a round; undefined if the fact ends no round. `away` has the seats that
 * withdrew.
 */
function leftBy(game: Game, fact: GameFact, away: ReadonlySet<SeatId>): string | undefined {
  const ends = fact.type === 'battle-round-begins' || (fact.type === 'battle-ends' && !fact.unopposed);
  const left = ends ? fact.left : undefined;
  const told = (one: RemainingForces): string =>
    away.has(one.seat) && !Object.values(one.units).some(Boolean) ? 'nothing (withdrew)' : counted(game, one);
  return left && `Forces: ${left.map((one) => `${called(game, one.seat)} ${told(one)}`).join(' · ')}`;
}

const roundOf = ({ type, round }: Fact): number | undefined =>
  type === 'battle-round-begins' ? (round as number) : undefined;

/** Splits the facts of a battle by round, in order (E3 7.3, 8.3). */
export function splitBattleRounds(game: Game, facts: readonly Fact[]): CombatRoundFacts[] {
  const away = new Set(
    (facts as readonly GameFact[]).flatMap((fact) => (fact.type === 'fleet-withdrawn' ? [fact.seat] : [])),
  );
  return groupByRound(facts, {
    number: roundOf,
    left: (fact) => (canKnow(fact, null) ? leftBy(game, fact as GameFact, away) : undefined),
  });
}

/** Summarizes the losses of some rounds, for use where there is no room for more. */
export const summarizeRounds = (game: Game, facts: readonly Fact[]): string =>
  summarizeLosses<UnitType>(facts, {
    number: roundOf,
    loss: (fact) => {
      const lost = fact as GameFact;
      return lost.type === 'units-destroyed' ? lost : undefined;
    },
    format: (seat, units) => `${called(game, seat)} lost ${formatUnitCounts(game, units)}`,
  });
