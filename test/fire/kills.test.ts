import { expect, test } from 'vitest';
import { playUnderKills } from '../../scripts/fire/killing.ts';

test(
  'Killed at random moments, the bot loses and doubles no answer and no message, and its games are as if nothing had been',
  { timeout: 180_000 },
  async () => {
    const { wrong, kills, answers, messages, found } = await playUnderKills({ kills: 8, games: 2, seed: 20 });
    expect(wrong).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(8);
    expect(answers).toBeGreaterThan(40);
    expect(messages).toBeGreaterThan(20);
    expect(found).toBeGreaterThan(0);
  },
);
