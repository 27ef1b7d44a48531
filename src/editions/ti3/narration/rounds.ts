import type { Fact } from '#engine';
import { groupByRound, formatRoundLosses, type CombatRoundFacts } from '#kit/narration/rounds.ts';
import type { GameFact, RemainingForces } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import { formatUnitCounts, shortNameOfSeat } from '#ti3/rules/names.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';
import { canKnow } from '#kit/narration/narrate.ts';
import { seatEmoji } from '#ti3/views/emoji.ts';

export type { CombatRoundFacts };

type Counts = Partial<Record<UnitType, number>>;

const called = (game: Game, seat: SeatId): string => seatEmoji(game, seat) + shortNameOfSeat(game, seat);

/** Formats remaining forces: "2 dreadnoughts (1 damaged) and 1 fighter". */
function counted(game: Game, { units, damaged = {} }: RemainingForces): string {
  const hurt = Object.values(damaged).reduce((sum, count) => sum + count, 0);
  return `${formatUnitCounts(game, units) || 'nothing'}${hurt ? ` (${hurt} damaged)` : ''}`;
}

/**
 * Formats the forces that remain after a round; undefined if the fact ends no round. `away` has the seats that
 * withdrew.
 */
function leftBy(game: Game, fact: GameFact, away: ReadonlySet<SeatId>): string | undefined {
  const ends = fact.type === 'battle-round-begins' || (fact.type === 'battle-ends' && !fact.unopposed);
  const left = ends ? fact.left : undefined;
  const told = (one: RemainingForces): string =>
    away.has(one.seat) && !Object.values(one.units).some(Boolean) ? 'nothing, having withdrawn' : counted(game, one);
  return left && `Left: ${left.map((one) => `${called(game, one.seat)} ${told(one)}`).join(' · ')}`;
}

/** Splits the facts of a battle by round, in order (E3 7.3, 8.3). */
export function splitRounds(game: Game, facts: readonly Fact[]): CombatRoundFacts[] {
  const away = new Set(
    (facts as readonly GameFact[]).flatMap((fact) => (fact.type === 'fleet-withdrawn' ? [fact.seat] : [])),
  );
  return groupByRound(facts, {
    number: (fact) => ((fact as GameFact).type === 'battle-round-begins' ? (fact.round as number) : undefined),
    left: (fact) => (canKnow(fact, null) ? leftBy(game, fact as GameFact, away) : undefined),
  });
}

/** Summarizes the losses of some rounds, for use where there is no room for more. */
export function summarizeRounds(game: Game, facts: readonly Fact[]): string {
  const told = (facts as readonly GameFact[]).filter((fact) => canKnow(fact, null));
  const lost = new Map<SeatId, Counts>();
  for (const fact of told) {
    if (fact.type !== 'units-destroyed') continue;
    const sum = { ...lost.get(fact.seat) };
    for (const [type, count] of Object.entries(fact.units) as [UnitType, number][])
      sum[type] = (sum[type] ?? 0) + count;
    lost.set(fact.seat, sum);
  }
  return formatRoundLosses(
    told.flatMap((fact) => (fact.type === 'battle-round-begins' ? [fact.round] : [])),
    [...lost].map(([seat, units]) => `${called(game, seat)} lost ${formatUnitCounts(game, units)}`),
  );
}
