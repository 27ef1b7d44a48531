import { describe, expect, test } from 'vitest';
import { searchLeaks } from '../../scripts/chaos/secrets/leak-search.ts';
import { compareTwins } from '../../scripts/chaos/secrets/twin-games.ts';
import { kept } from '../store/stored.ts';
import { compareVeiled } from '../../scripts/chaos/secrets/veiled-games.ts';

// The third and the second edition; the long run is `npm run -s tool -- secrets --edition ti3`.
describe.each([
  ['ti3', 5, 2, 2],
  ['ti2', 3, 8, 1],
])('Secrets of %s', (edition, players, seed, unveiled) => {
  test('Output never leaks hidden cards, seed or deck order', async () => {
    const { leaks, texts } = await searchLeaks({ edition, players: 4, seed: 11, limit: 80, every: 25, ...kept });
    expect(leaks).toEqual([]);
    expect(texts).toBeGreaterThan(150);
  });

  test('With the veil, public lists of open questions reveal no hand', async () => {
    const { differences, windows, compared } = await compareVeiled({ edition, players: 4, seed: 3, limit: 200 });
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(40);
    expect(windows).toBeGreaterThan(20);
  });

  test('Without the veil, the bytes of public output differ', async () => {
    const { differences } = await compareVeiled({ edition, players: 4, seed: 3, veil: 'nothing', limit: 60 });
    expect(differences.length).toBeGreaterThan(0);
  });

  test('Other players’ hidden cards never change a byte of a player’s output', async () => {
    const { differences, answers, told, orders, messages } = await compareTwins({
      edition,
      players,
      seed,
      limit: 60,
      ...kept,
    });
    expect(differences).toEqual([]);
    expect(answers).toBeGreaterThan(30);
    expect(messages).toBeGreaterThan(30);
    // Moments at which one of the two games had something to ask, and the other only seemed to.
    expect(told + orders).toBeGreaterThan(1);
    // A game in which it shows without a veil: inside a combat nothing does.
    expect(
      (await compareTwins({ edition, players, seed: unveiled, veil: 'nothing', limit: 60, ...kept })).differences
        .length,
    ).toBeGreaterThan(0);
  });
});
