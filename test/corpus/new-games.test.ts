import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { rulebookOf as secondBook } from '#ti2/rulebook.ts';
import { simulate as second } from '#ti2/simulation/simulate.ts';
import { rulebookOf as thirdBook } from '#ti3/rulebook.ts';
import { simulate as third } from '#ti3/simulation/simulate.ts';
import { rulebookOf as fourthBook } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { simulate as fourth } from '#ti4/simulation/simulate.ts';
import type { SimulationResult } from '#simulation';

/** Returns the tested commit; a constant without git. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'no commit';
  }
}

/** The variable SEED, or else the commit, so that each commit plays its own games repeatably. */
const seed = process.env.SEED ?? commit();
const sets = SETS.map(({ id }) => id);

const GAMES: Record<string, { play: () => SimulationResult; options: string }> = {
  ti4: {
    play: () => fourth(fourthBook([], sets), { players: 4, seed: `${seed}/4/0`, sets, points: 6, late: true }),
    options: '--sets all --players 4 --points 6 --late',
  },
  ti3: {
    play: () => third(thirdBook(), { players: 4, seed: `${seed}/4/0`, points: 6 }),
    options: '--edition ti3 --players 4 --points 6',
  },
  ti2: {
    play: () =>
      second(secondBook(['base', 'own', 'printed', 'hopes-end']), {
        players: 3,
        seed: `${seed}/3/0`,
        lastRound: 4,
        late: true,
      }),
    options: '--edition ti2 --sets all --players 3 --last-round 4 --late',
  },
};

test.each(Object.entries(GAMES))('A random new game of %s ends without faults', (edition, { play, options }) => {
  const { stuck, endless, refused, faults } = play();
  const keep = `Once it is mended, keep this game: npm run -s simulate -- ${options} --games 1 --seed ${seed} --record FILE, and add it to test/corpus/recordings.ts (${edition}).`;
  expect({ stuck, endless, refused, faults }, keep).toEqual({ stuck: [], endless: [], refused: [], faults: [] });
});
