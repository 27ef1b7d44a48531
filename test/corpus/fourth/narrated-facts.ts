import { expect } from 'vitest';
import type { Game } from '#ti4/rules/game.ts';
import { narrate } from '#ti4/views/index.ts';
import { hasRequiredFields } from '#ti4/narration/required-fields.ts';
import type { Fact } from '#engine';
import type { StateCheck } from '../state-check.ts';

/** Number of facts kept of each type. */
const KEPT = 5;
/** Traces of missing values in a sentence. */
const OF_NOTHING = /undefined|NaN|\bnull\b|\[object/;

const viewerOf = ({ to }: Fact): string | null => (Array.isArray(to) ? String(to[0]) : null);

/** Checks that each fact has the fields that its sentence requires; keeps some facts of each type. */
export function factsAsNarrated(): StateCheck<Game> & { kept: Map<string, { game: Game; fact: Fact }[]> } {
  const kept = new Map<string, { game: Game; fact: Fact }[]>();
  const lacking: Fact[] = [];
  return {
    title: 'Each fact has all that its sentence takes for granted',
    kept,
    onFact: (game, fact) => {
      if (!hasRequiredFields(fact)) lacking.push(fact);
      const list = kept.get(fact.type) ?? [];
      if (list.length < KEPT) kept.set(fact.type, [...list, { game, fact: structuredClone(fact) }]);
    },
    verify: () => {
      expect(lacking).toEqual([]);
      expect(kept.size).toBeGreaterThan(60);
    },
  };
}

/** Checks that narration copes with facts in which a field is missing or has another value. */
export const narratedWithoutFields = ({ kept }: ReturnType<typeof factsAsNarrated>): StateCheck<Game> => ({
  title: 'A fact that lacks a field, or has another value in it, is narrated without it or not at all',
  verify: () => {
    const said: string[] = [];
    for (const { game, fact } of [...kept.values()].flat()) {
      for (const field of Object.keys(fact).filter((name) => name !== 'type' && name !== 'to')) {
        const { [field]: _gone, ...rest } = fact;
        said.push(...narrate(game, [rest as Fact], viewerOf(fact)));
        for (const other of [null, 5, 'something', true, ['something'], { something: 1 }])
          expect(
            () => narrate(game, [{ ...fact, [field]: other }], viewerOf(fact)),
            `${fact.type}: ${field}`,
          ).not.toThrow();
      }
    }
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((line) => OF_NOTHING.test(line))).toEqual([]);
  },
});
