import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { booksOf } from '../../src/editions/ti4/book.ts';
import { canonical, fingerprint } from '../../src/engine/index.ts';
import { replay } from '../../src/editions/ti4/rehearsal/recorded.ts';
import type { Wish } from '../../src/editions/ti4/rehearsal/run.ts';
import { readRecorded } from '../../src/rehearsal/index.ts';

const books = booksOf();
const FOLDER = new URL('../games/', import.meta.url);

/** A busy machine must not fail a test that is not about time. */
const SLOWEST = 240_000;

/** Recorded when all answers were linked as they came, as games that began then still are: it cannot be recorded anew. */
const EARLIER = 'random-six-one-chain.json';

/** Practice players with everything there is. */
const KINGS = 'npm run -s simulate -- --sets all --games 1 --players-kind practice';

/** How to record it anew once the rules, or the names in them, have changed: each by one command. */
const RENEW: Record<string, string> = {
  'practice-six.json':
    'npm run -s simulate -- --sets base,codex-1,codex-4 --games 1 --players-kind practice --seed 4 --record test/games/practice-six.json',
  'random-six.json':
    'npm run -s simulate -- --sets base,codex-1,codex-4 --games 1 --points 5 --seed 11 --record test/games/random-six.json',
  'kings-six.json': `${KINGS} --players 6 --seed kings-6 --record test/games/kings-six.json`,
  'kings-eight.json': `${KINGS} --players 8 --seed kings-8 --record test/games/kings-eight.json`,
};

describe('recorded games', () => {
  for (const name of readdirSync(FOLDER)) {
    test(
      `${name} is replayed to the same end`,
      () => {
        const recorded = readRecorded<Wish>(readFileSync(new URL(name, FOLDER), 'utf8'));
        const renew =
          name === EARLIER
            ? 'Games that began before each branch of a fork had its own chain have to go on as they did; where a rule was mended, this one is left out.'
            : `What the rules make of this game has changed. If that was meant, record it anew and say in the commit which rule was changed:\n  ${RENEW[name]}`;
        let end: string;
        try {
          end = fingerprint(canonical(replay(books, recorded)));
        } catch (error) {
          throw new Error(renew, { cause: error });
        }
        expect(end, renew).toBe(recorded.end);
        expect(statSync(new URL(name, FOLDER)).size).toBeLessThan(400_000);
        if (name === EARLIER) expect(recorded.lines).toBeUndefined();
        else expect(RENEW[name]).toContain(name);
      },
      SLOWEST,
    );
  }

  test(
    'a recorded game can be looked at in the middle',
    () => {
      const recorded = readRecorded<Wish>(readFileSync(new URL('random-six.json', FOLDER), 'utf8'));
      expect(replay(books, recorded, { until: 0 })).toMatchObject({ round: 1, phase: 'setup' });
      expect(replay(books, recorded, { until: 300 }).round).toBeLessThan(replay(books, recorded, { until: 700 }).round);
    },
    SLOWEST,
  );
});
