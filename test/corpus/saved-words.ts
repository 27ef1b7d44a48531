import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { SimulatedGame } from '#simulation';
import type { EditionWords, SavedWords } from '../../scripts/codegen/contract/saved-words.ts';
import type { StateCheck } from './state-check.ts';

const contract = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8')) as SavedWords;

/**
 * Interval of states at which everything except the stack is checked, since only the stack changes with each answer.
 */
const REST_EVERY = 20;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Checks that every name of a field, fact and draw in a saved game is in `test/contract.json`. */
export function savedWordsListed<G extends SimulatedGame>(edition: 'ti2' | 'ti3' | 'ti4'): StateCheck<G> {
  const words: EditionWords = contract[edition];
  const fields = new Set(words.fields);
  // Random draws often name a component or the purpose of a roll.
  const named = new Set([...words.components, ...words.words]);
  // The same name may be a record in one type and a record of records in another: the smaller depth checks more.
  const levels = new Map(
    words.records.toReversed().map((record) => [record.replaceAll('/*', ''), record.split('/').length]),
  );
  const draws = words.draws.map((pattern) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`));
  const found = new Set<string>();
  const drawn = new Set<string>();
  const facts = new Set<string>();
  /** Checks the fields of a value. `keyed`: number of key levels before the fields. */
  const look = (value: unknown, under: string, keyed = 0): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [field, item] of Object.entries(value)) {
      if (Array.isArray(value)) look(item, under, keyed);
      else if (keyed) look(item, under, keyed - 1);
      else {
        if (!fields.has(field)) found.add(`${under}.${field}`);
        look(item, field, levels.get(field));
      }
    }
  };
  return {
    title: 'Every saved name is listed in test/contract.json (`npm run -s tool -- contract`)',
    onState: (game, answers) => {
      game.trace = (traced) => {
        if (traced.is === 'draw') drawn.add(traced.label);
      };
      const { stack, ...rest } = game.state;
      look(stack, 'stack');
      if (answers % REST_EVERY === 0) look(rest, 'state');
    },
    onFact: (_game, fact) => {
      facts.add(fact.type);
      look(fact, fact.type);
    },
    verify: () => {
      expect([...found].toSorted()).toEqual([]);
      expect([...facts].filter((type) => !words.facts.includes(type))).toEqual([]);
      expect(
        [...drawn].filter((label) => !named.has(label) && !draws.some((pattern) => pattern.test(label))).toSorted(),
      ).toEqual([]);
      expect(drawn.size).toBeGreaterThan(3);
    },
  };
}
