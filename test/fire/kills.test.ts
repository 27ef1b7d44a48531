import { expect, test } from 'vitest';
import { playUnderKills } from '../../scripts/fire/killing.ts';

test.each([
  ['ti4', 4],
  ['ti3', 3],
  ['ti2', 3],
])(
  'Killed at random moments, the bot loses and doubles no answer and no message, and its games are as if nothing had been: %s',
  async (edition, wanted) => {
    const { wrong, kills, answers, messages, found } = await playUnderKills({ kills: wanted, games: 2, seed: 20, edition });
    expect(wrong).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(wanted);
    expect(answers).toBeGreaterThan(5 * wanted);
    expect(messages).toBeGreaterThan(10);
    expect(found).toBeGreaterThan(0);
  },
);
