import type { Fact } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/state.ts';
import { mayKnow } from './happened.ts';
import { cardNarrators } from './narration/cards.ts';
import { fleetNarrators } from './narration/fleets.ts';
import { councilNarrators } from './narration/council.ts';
import { tableNarrators } from './narration/table.ts';
import { upper, wordsFor, type Narrator } from './narration/told.ts';

const narrators: Record<string, Narrator> = { ...tableNarrators, ...fleetNarrators, ...councilNarrators, ...cardNarrators };

/**
 * What happened, a short sentence for each thing, as far as a viewer may know it. Losses of the same kind in one place
 * make one sentence. Facts that need no words give no line.
 */
export function narrate(game: Game, facts: readonly Fact[], viewer: SeatId | null, names: Record<SeatId, string> = {}): string[] {
  const words = wordsFor(game, names);
  const lines: string[] = [];
  for (const fact of gathered(facts.filter((one) => mayKnow(one, viewer)))) {
    const line = narrators[fact.type]?.(fact, words);
    if (line) lines.push(upper(line));
  }
  return lines;
}

/** Types of facts that no sentence has been written for. */
export const unnarrated = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.map((fact) => fact.type).filter((type) => !(type in narrators))),
];

/** Units destroyed one after the other in the same place make one fact with a list. */
function gathered(facts: readonly Fact[]): Fact[] {
  const found: Fact[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (
      fact.type === 'unit-destroyed' &&
      last?.type === 'unit-destroyed' &&
      last.seat === fact.seat &&
      last.system === fact.system &&
      last.planet === fact.planet
    ) {
      (last.units as string[]).push(String(fact.unit));
    } else {
      // What is built has been placed: said once.
      if (fact.type === 'produced') while (found.at(-1)?.type === 'units-placed' && found.at(-1)?.seat === fact.seat) found.pop();
      found.push(fact.type === 'unit-destroyed' ? { ...fact, units: [String(fact.unit)] } : fact);
    }
  }
  return found;
}
