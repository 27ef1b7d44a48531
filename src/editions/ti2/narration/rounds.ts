import type { Fact } from '#engine';
import { mayKnow } from '#kit/narration/narrate.ts';
import { inRounds, roundsBriefly, type RoundTold } from '#kit/narration/rounds.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfSeat, nameOfUnits } from '#ti2/rules/names.ts';
import type { SeatId, Units, UnitType } from '#ti2/rules/terms.ts';
import { seatSign } from '#ti2/views/emoji.ts';

export type { RoundTold };

const roundOf = (fact: Fact): number | undefined => {
  const told = fact as GameFact;
  return told.type === 'battle-round-begins' ? told.round : undefined;
};

/** A battle round by round (E2 7.12, 7.18). */
export const rounds = (facts: readonly Fact[]): RoundTold[] =>
  inRounds(facts, { number: roundOf, left: () => undefined });

/** What some rounds cost either side, where there is no room for more. */
export function roundsInBrief(game: Game, facts: readonly Fact[]): string {
  const seen = facts.filter((fact) => mayKnow(fact, null));
  const lost = new Map<SeatId, Units>();
  for (const fact of seen as GameFact[]) {
    if (fact.type !== 'units-destroyed') continue;
    const all = lost.get(fact.seat) ?? {};
    for (const type of Object.keys(fact.units) as UnitType[]) all[type] = (all[type] ?? 0) + (fact.units[type] ?? 0);
    lost.set(fact.seat, all);
  }
  const losses = [...lost].map(
    ([seat, units]) => `${seatSign(game, seat)}${nameOfSeat(game, seat)} lost ${nameOfUnits(game, units)}`,
  );
  return roundsBriefly(
    seen.flatMap((fact) => roundOf(fact) ?? []),
    losses,
  );
}
