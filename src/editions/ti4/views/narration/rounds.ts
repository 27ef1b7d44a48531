import type { Fact } from '../../../../engine/index.ts';
import { inRounds, roundsBriefly, type RoundTold } from '../../../../kit/told-rounds.ts';
import { listed, upper } from '../../../../words/sentences.ts';
import type { Standing } from '../../rules/combat/combat-facts.ts';
import type { GameFact } from '../../rules/facts.ts';
import type { Game } from '../../rules/game.ts';
import { countOf, shortNameOf } from '../../rules/names.ts';
import type { SeatId, UnitType } from '../../rules/state.ts';
import { mayKnow } from '../happened.ts';
import { seatSign } from '../signs.ts';

export type { RoundTold };

const open = (facts: readonly Fact[]): GameFact[] => (facts as readonly GameFact[]).filter((fact) => mayKnow(fact, null));
const called = (game: Game, seat: SeatId): string => seatSign(game, seat) + upper(shortNameOf(game, seat));

/** "1 damaged dreadnought". */
const counted = ({ unit, count, damaged }: Standing): string =>
  damaged ? countOf(unit, count).replace(/^\S+ /, (number) => `${number}damaged `) : countOf(unit, count);

/** "Left: Sol 2 cruisers, 1 carrier · Yin 3 fighters". */
function leftOf(game: Game, sides: SeatId[], left: Standing[] | undefined): string | undefined {
  if (!left) return undefined;
  const of = (seat: SeatId): string =>
    left
      .filter((one) => one.seat === seat)
      .map(counted)
      .join(', ') || 'nothing';
  return `Left: ${sides.map((seat) => `${called(game, seat)} ${of(seat)}`).join(' · ')}`;
}

/** What a fact says of how a round before it ended. */
function leftBy(game: Game, fact: GameFact): string | undefined {
  switch (fact.type) {
    case 'combat-round-begins':
      return leftOf(game, [fact.attacker, fact.defender], fact.left);
    case 'combat-won':
      return leftOf(game, [fact.winner, fact.loser], fact.left);
    case 'combat-drawn':
      return leftOf(game, fact.seats, fact.left);
    default:
      return undefined;
  }
}

/** What happened in a combat, round by round: all of these facts, in their order. */
export const rounds = (game: Game, facts: readonly Fact[]): RoundTold[] =>
  inRounds(facts, {
    number: (fact) => ((fact as GameFact).type === 'combat-round-begins' ? (fact as GameFact<'combat-round-begins'>).round : undefined),
    left: (fact) => (mayKnow(fact, null) ? leftBy(game, fact as GameFact) : undefined),
  });

/** What came of some rounds, where there is no room for more: "Rounds 1 to 4: Sol lost 3 cruisers, Yin lost 1 carrier". */
export function roundsInBrief(game: Game, facts: readonly Fact[]): string {
  const told = open(facts);
  const numbers = told.flatMap((fact) => (fact.type === 'combat-round-begins' && fact.round !== undefined ? [fact.round] : []));
  const lost = new Map<SeatId, Map<UnitType, number>>();
  for (const fact of told) {
    if (fact.type !== 'unit-destroyed') continue;
    const of = lost.get(fact.seat) ?? new Map<UnitType, number>();
    lost.set(fact.seat, of.set(fact.unit, (of.get(fact.unit) ?? 0) + 1));
  }
  const losses = [...lost].map(
    ([seat, of]) => `${called(game, seat)} lost ${listed([...of].map(([type, count]) => countOf(type, count)))}`,
  );
  return roundsBriefly(numbers, losses);
}
