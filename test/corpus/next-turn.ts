import { expect } from 'vitest';
import type { NextTurn } from '#service';
import type { SimulatedGame } from '#simulation';
import type { StateCheck } from './state-check.ts';

/** Returns what a mark counts: "turn", "strategy" or "vote". */
const kindOf = ({ mark }: NextTurn): string => mark.split(' ')[0];

/** Checks that the player who was shown as next is the one who acts next; `kinds`: what must have been compared. */
export function nextActs<G extends SimulatedGame>(
  nextTurn: (game: G) => NextTurn | undefined,
  kinds: readonly string[],
): StateCheck<G> {
  const wrong = new Set<string>();
  const compared = new Set<string>();
  let last: NextTurn | undefined;
  return {
    title: 'The player shown as next acts next',
    onState: (game, answers) => {
      const now = nextTurn(game);
      // Before the first turn of a phase or vote, no one acts yet.
      if (now?.after && last && kindOf(now) === kindOf(last) && now.mark !== last.mark) {
        compared.add(kindOf(now));
        if (now.after !== last.seat) wrong.add(`${answers}: ${now.mark}: ${now.after}, not ${last.seat}`);
      }
      last = now;
    },
    verify: () => {
      expect([...wrong].slice(0, 10)).toEqual([]);
      expect([...compared].toSorted()).toEqual(kinds);
    },
  };
}
