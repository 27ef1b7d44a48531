import type { Fact } from '#engine';
import { groupByRound, summarizeLosses, type CombatRoundFacts } from '#kit/narration/battle-rounds.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat, formatUnitCounts } from '#ti2/rules/names.ts';
import type { UnitType } from '#ti2/rules/terms.ts';
import { seatEmoji } from '#ti2/views/emoji.ts';

export type { CombatRoundFacts };

const roundOf = (fact: Fact): number | undefined => {
  const told = fact as GameFact;
  return told.type === 'battle-round-begins' ? told.round : undefined;
};

/** Splits the facts of a battle by round (E2 7.12, 7.18). */
export const splitBattleRounds = (facts: readonly Fact[]): CombatRoundFacts[] =>
  groupByRound(facts, { number: roundOf, left: () => undefined });

/** Summarizes the losses of some rounds, for use where there is no room for more. */
export const summarizeRounds = (game: Game, facts: readonly Fact[]): string =>
  summarizeLosses<UnitType>(facts, {
    number: roundOf,
    loss: (fact) => {
      const lost = fact as GameFact;
      return lost.type === 'units-destroyed' ? lost : undefined;
    },
    format: (seat, units) => `${seatEmoji(game, seat)}${nameOfSeat(game, seat)} lost ${formatUnitCounts(game, units)}`,
  });
