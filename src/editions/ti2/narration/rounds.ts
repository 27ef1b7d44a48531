import type { Fact } from '#engine';
import { canKnow } from '#kit/narration/narrate.ts';
import { groupByRound, formatRoundLosses, type CombatRoundFacts } from '#kit/narration/rounds.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat, formatUnitCounts } from '#ti2/rules/names.ts';
import type { SeatId, UnitCounts, UnitType } from '#ti2/rules/terms.ts';
import { seatEmoji } from '#ti2/views/emoji.ts';

export type { CombatRoundFacts };

const roundOf = (fact: Fact): number | undefined => {
  const told = fact as GameFact;
  return told.type === 'battle-round-begins' ? told.round : undefined;
};

/** Splits the facts of a battle by round (E2 7.12, 7.18). */
export const splitRounds = (facts: readonly Fact[]): CombatRoundFacts[] =>
  groupByRound(facts, { number: roundOf, left: () => undefined });

/** Summarizes the losses of some rounds, for use where there is no room for more. */
export function summarizeRounds(game: Game, facts: readonly Fact[]): string {
  const seen = facts.filter((fact) => canKnow(fact, null));
  const lost = new Map<SeatId, UnitCounts>();
  for (const fact of seen as GameFact[]) {
    if (fact.type !== 'units-destroyed') continue;
    const all = lost.get(fact.seat) ?? {};
    for (const type of Object.keys(fact.units) as UnitType[]) all[type] = (all[type] ?? 0) + (fact.units[type] ?? 0);
    lost.set(fact.seat, all);
  }
  const losses = [...lost].map(
    ([seat, units]) => `${seatEmoji(game, seat)}${nameOfSeat(game, seat)} lost ${formatUnitCounts(game, units)}`,
  );
  return formatRoundLosses(
    seen.flatMap((fact) => roundOf(fact) ?? []),
    losses,
  );
}
