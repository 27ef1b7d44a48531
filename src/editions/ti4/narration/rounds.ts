import type { Fact } from '#engine';
import { inRounds, roundsBriefly, type RoundTold } from '#kit/narration/rounds.ts';
import { listed, upper } from '#text/sentences.ts';
import type { Standing } from '#ti4/rules/combat/combat-facts.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { countOf, shortNameOf } from '#ti4/rules/names.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { mayKnow } from '#ti4/views/board-events.ts';
import { seatSign } from '#ti4/views/emoji.ts';

export type { RoundTold };

const open = (facts: readonly Fact[]): GameFact[] =>
  (facts as readonly GameFact[]).filter((fact) => mayKnow(fact, null));
const called = (game: Game, seat: SeatId): string => seatSign(game, seat) + upper(shortNameOf(game, seat));

/** "1 damaged dreadnought". */
const counted = ({ unit, count, damaged }: Standing): string =>
  damaged ? countOf(unit, count).replace(/^\S+ /, (number) => `${number}damaged `) : countOf(unit, count);

/** "Left: Sol 2 cruisers, 1 carrier · Yin 3 fighters"; whoever is gone has retreated, where they have, or else has nothing. */
function leftOf(game: Game, sides: SeatId[], left: Standing[] | undefined, gone: Gone): string | undefined {
  if (!left) return undefined;
  const of = (seat: SeatId): string =>
    left
      .filter((one) => one.seat === seat)
      .map(counted)
      .join(', ') ||
    gone.get(seat) ||
    'nothing';
  return `Left: ${sides.map((seat) => `${called(game, seat)} ${of(seat)}`).join(' · ')}`;
}

/** Who has left a combat, and how. */
type Gone = Map<SeatId, string>;

/** What a fact says of how a round before it ended. */
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

/** What happened in a combat, round by round: all of these facts, in their order. */
export function rounds(game: Game, facts: readonly Fact[]): RoundTold[] {
  const gone: Gone = new Map();
  return inRounds(facts, {
    number: (fact) =>
      (fact as GameFact).type === 'combat-round-begins' ? (fact as GameFact<'combat-round-begins'>).round : undefined,
    left: (fact) => {
      const one = fact as GameFact;
      // Where nothing of theirs gets away, they have nothing.
      if (one.type === 'ships-withdrawn' && one.units?.length)
        gone.set(one.seat, one.retreat ? 'retreated' : 'withdrew');
      return mayKnow(one, null) ? leftBy(game, one, gone) : undefined;
    },
  });
}

/** What came of some rounds, where there is no room for more: "Rounds 1 to 4: Sol lost 3 cruisers, Yin lost 1 carrier". */
export function roundsInBrief(game: Game, facts: readonly Fact[]): string {
  const told = open(facts);
  const numbers = told.flatMap((fact) =>
    fact.type === 'combat-round-begins' && fact.round !== undefined ? [fact.round] : [],
  );
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
