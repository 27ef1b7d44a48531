import { expect } from 'vitest';
import { windowQuestion, type SeatId } from '#engine';
import type { SimulatedGame } from '#simulation';
import { capitalize } from '#text/sentences.ts';
import type { StateCheck } from '../state-check.ts';

/** Words with which a prompt addresses its reader, so that the public line has a name there. */
const ADDRESSED = /\byou(r|rs)?\b/i;

/** Checks that everybody reads of a timing window what its player reads, as far as it does not address them. */
export function publicLines<G extends SimulatedGame>(
  pendingSeats: (game: G) => readonly { seat: SeatId; about: string }[],
  least: number,
): StateCheck<G> {
  const wrong = new Set<string>();
  let compared = 0;
  return {
    title: 'The public line about a timing window says what its prompt says',
    onQuestion: (game, { ask }, spec) => {
      if (ask.question !== windowQuestion.name || ask.veiled || spec.kind === 'none') return;
      const prompt = spec.prompt.replace(/ Do you (respond|use a card or ability)\?.*$/s, '');
      if (ADDRESSED.test(prompt)) return;
      compared++;
      const lines = pendingSeats(game).map(({ about }) => capitalize(about));
      if (!lines.some((line) => prompt.startsWith(line))) wrong.add(`${prompt} | ${lines.join(' | ')}`);
    },
    verify: () => {
      expect([...wrong].slice(0, 10)).toEqual([]);
      expect(compared).toBeGreaterThan(least);
    },
  };
}
