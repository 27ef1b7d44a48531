import { expect } from 'vitest';
import type { Fact } from '#engine';
import type { SimulatedGame } from '#simulation';
import type { StateCheck } from '../state-check.ts';

/** Traces of ids or missing values in a sentence, and lists with a semicolon before "and". */
const ODD = /undefined|NaN|\b[a-z]+-[a-z]+-[a-z]+\b|#\d|; and\b/;
const SENTENCE = /^[A-Z\uE000“0-9].*[.!]$/s;

interface Met {
  /** Smallest number of fact types that the games must produce. */
  types: number;
  /** Fact types that the games must produce. */
  names?: string[];
}

/** Checks that each fact is narrated in whole sentences without ids, and only to viewers who may know it. */
export function wholeSentences<G extends SimulatedGame>(
  narrate: (game: G, facts: never[], viewer: string | null) => string[],
  { types, names = [] }: Met,
): StateCheck<G> {
  const found = new Map<string, string>();
  const leaked = new Set<string>();
  const said = (game: G, fact: Fact, viewer: string | null): string[] => narrate(game, [fact as never], viewer);
  return {
    title: 'Each fact is narrated in whole sentences without ids, to nobody who may not know it',
    onFact: (game, fact) => {
      const [first] = Array.isArray(fact.to) ? (fact.to as string[]) : [];
      const [line = ''] = said(game, fact, first ?? null);
      if (!found.get(fact.type) || (line && (ODD.test(line) || !SENTENCE.test(line)))) found.set(fact.type, line);
      if (first !== undefined && said(game, fact, null).length) leaked.add(fact.type);
    },
    verify: () => {
      expect([...found.values()].filter((line) => line && (ODD.test(line) || !SENTENCE.test(line)))).toEqual([]);
      expect([...leaked]).toEqual([]);
      expect(found.size).toBeGreaterThan(types);
      expect(names.filter((type) => !found.get(type))).toEqual([]);
    },
  };
}
