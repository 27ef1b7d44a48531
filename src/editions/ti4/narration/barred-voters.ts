import type { Game } from '#ti4/rules/game.ts';
import type { GroupedFact } from './words.ts';

/** Marks abstentions of seats that predicted the outcome with a card that bars them from voting (8.22). */
export function markBarredVoters({ book }: Game, facts: readonly GroupedFact[]): GroupedFact[] {
  const predictions = facts.flatMap((fact) =>
    fact.type === 'outcome-predicted' && 'vote-barred' in (book.components[String(fact.by)]?.modifiers ?? {})
      ? [fact]
      : [],
  );
  return facts.map((fact) =>
    fact.type === 'abstained' && predictions.some(({ seat, agenda }) => seat === fact.seat && agenda === fact.agenda)
      ? { ...fact, barred: true }
      : fact,
  );
}
