import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOf as secondBookOf } from '../../src/editions/ti2/book.ts';
import { laidOut, type Wish as SecondWish } from '../../src/editions/ti2/rehearsal/run.ts';
import { second } from '../../src/editions/ti2/rehearsal/second.ts';
import { bookOf as thirdBookOf } from '../../src/editions/ti3/book.ts';
import { tableFor, type Wish as ThirdWish } from '../../src/editions/ti3/rehearsal/run.ts';
import { third } from '../../src/editions/ti3/rehearsal/third.ts';
import { readRecorded, replayedEnd } from '../../src/rehearsal/index.ts';

type In<W> = W & { sets: string[] };

/** What a recorded game of an edition comes to when it is played again. */
const ENDS: Record<string, (contents: string) => [end: string, recorded: string]> = {
  ti2: (contents) => {
    const recorded = readRecorded<In<SecondWish>>(contents);
    const { sets, ...wish } = recorded.settings;
    return [replayedEnd(second, laidOut(secondBookOf(sets), wish), recorded), recorded.end];
  },
  ti3: (contents) => {
    const recorded = readRecorded<In<ThirdWish>>(contents);
    const { sets, ...wish } = recorded.settings;
    return [replayedEnd(third, tableFor(thirdBookOf(sets), wish), recorded), recorded.end];
  },
};

/** How to record each anew once the rules, or the names in them, have changed. */
const RENEW: Record<string, string> = {
  'ti2/practice-four.json': '--edition ti2 --players 4 --players-kind practice --last-round 6 --seed recorded',
  'ti2/random-three.json': '--edition ti2 --sets all --options distantSuns,shockTroops,leaders,leadersFaceDown,hopesEndTiles,manifestDestiny --players 3 --last-round 5 --late --seed recorded', // prettier-ignore
  'ti3/practice-three.json': '--edition ti3 --players 3 --players-kind practice --points 9 --seed recorded',
  'ti3/random-four.json': '--edition ti3 --options leaders,distant-suns,shattered-empire --players 4 --points 7 --seed recorded',
};

const commandFor = (path: string): string =>
  `npm run -s simulate -- ${RENEW[path]} --games 1 --record test/${path.replace('/', '/games/')}`;

test.each(Object.keys(RENEW))('%s, a recorded game, is replayed to the same end', (path) => {
  const renew = `What the rules make of this game has changed. If that was meant, record it anew and say in the commit which rule was changed:\n  ${commandFor(path)}`;
  const [edition, name] = path.split('/');
  const file = new URL(`../${edition}/games/${name}`, import.meta.url);
  expect(statSync(file).size).toBeLessThan(400_000);
  let ends: [string, string];
  try {
    ends = ENDS[edition](readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(renew, { cause: error });
  }
  expect(ends[0], renew).toBe(ends[1]);
});

test('every recorded game of the second and the third edition is replayed', () => {
  const kept = Object.keys(ENDS).flatMap((edition) =>
    readdirSync(new URL(`../${edition}/games/`, import.meta.url)).map((name) => `${edition}/${name}`),
  );
  expect(kept.sort()).toEqual(Object.keys(RENEW).sort());
});
