import { expect } from 'vitest';
import { playUnderKills } from '../../scripts/chaos/crash/crash-run.ts';
import { kept } from '../store/stored.ts';

/** Games of an edition under so many kills, wherever this project keeps what it keeps. */
export async function killed(edition: string, wanted: number): Promise<void> {
  const { wrong, kills, answers, messages, found } = await playUnderKills({
    kills: wanted,
    games: 2,
    seed: 20,
    edition,
    ...kept,
  });
  expect(wrong).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(wanted);
  expect(answers).toBeGreaterThan(5 * wanted);
  expect(messages).toBeGreaterThan(10);
  expect(found).toBeGreaterThan(0);
}
