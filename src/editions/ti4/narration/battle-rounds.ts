import type { Fact } from '#engine';
import { groupByRound, summarizeLosses, type CombatRoundFacts } from '#kit/narration/battle-rounds.ts';
import { formatList, capitalize } from '#text/sentences.ts';
import type { SurvivingUnits } from '#ti4/rules/combat/combat-facts.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { canKnow } from '#ti4/views/board/board-events.ts';
import { seatEmoji } from '#ti4/views/emoji.ts';

export type { CombatRoundFacts };

const called = (game: Game, seat: SeatId): string => seatEmoji(game, seat) + capitalize(nameOfSeat(game, seat));

/** Formats surviving units: "1 dreadnought (damaged)". */
const counted = ({ unit, count, damaged }: SurvivingUnits): string =>
  damaged ? `${formatUnitCount(unit, count)} (damaged)` : formatUnitCount(unit, count);

/**
 * Formats the survivors: "Forces: Sol 2 cruisers, 1 carrier · Yin 3 fighters". A side without units is shown as
 * retreated, withdrawn or "nothing".
 */
function leftOf(game: Game, sides: SeatId[], left: SurvivingUnits[] | undefined, gone: Gone): string | undefined {
  if (!left) return undefined;
  const of = (seat: SeatId): string =>
    left
      .filter((one) => one.seat === seat)
      .map(counted)
      .join(', ') ||
    gone.get(seat) ||
    'nothing';
  return `Forces: ${sides.map((seat) => `${called(game, seat)} ${of(seat)}`).join(' · ')}`;
}

/** Ways in which seats left the combat: "retreated" or "withdrew". */
type Gone = Map<SeatId, string>;

/** Returns the survivors of the round that ends with this fact; undefined if none ends. */
function leftBy(game: Game, fact: GameFact, gone: Gone): string | undefined {
  switch (fact.type) {
    case 'combat-round-begins':
      return leftOf(game, [fact.attacker, fact.defender], fact.left, gone);
    case 'combat-won':
      return leftOf(game, [fact.winner, fact.loser], fact.left, gone);
    case 'combat-drawn':
      return leftOf(game, fact.seats, fact.left, gone);
    default:
      return undefined;
  }
}

const roundOf = ({ type, round }: Fact): number | undefined =>
  type === 'combat-round-begins' ? (round as number | undefined) : undefined;

/** Splits a combat's facts into rounds, in their order. */
export function splitBattleRounds(game: Game, facts: readonly Fact[]): CombatRoundFacts[] {
  const gone: Gone = new Map();
  return groupByRound(facts, {
    number: roundOf,
    left: (fact) => {
      const one = fact as GameFact;
      // A retreat without any ships does not count.
      if (one.type === 'ships-withdrawn' && one.units?.length)
        gone.set(one.seat, one.retreat ? 'retreated' : 'withdrew');
      return canKnow(one, null) ? leftBy(game, one, gone) : undefined;
    },
  });
}

/** Summarizes rounds in one line: "Rounds 1 to 4: Sol lost 3 cruisers, Yin lost 1 carrier". */
export const summarizeRounds = (game: Game, facts: readonly Fact[]): string =>
  summarizeLosses<UnitType>(facts, {
    number: roundOf,
    loss: (fact) => {
      const lost = fact as GameFact;
      return lost.type === 'unit-destroyed' ? { seat: lost.seat, units: { [lost.unit]: 1 } } : undefined;
    },
    format: (seat, units) =>
      `${called(game, seat)} lost ${formatList((Object.entries(units) as [UnitType, number][]).map(([type, count]) => formatUnitCount(type, count)))}`,
  });
