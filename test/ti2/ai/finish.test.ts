import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { answerAsAi, ti2Simulation } from '#ti2/simulation/simulated-edition.ts';
import { simulate } from '#ti2/simulation/simulate.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import type { OptionId } from '#ti2/rules/terms.ts';
import { createRandom, parsePlayerKinds, seedFromText, simulateGame } from '#simulation';

function played(players: number, seed: string, lastRound: number, options: OptionId[] = []) {
  const book = rulebookOf(['base', 'own', 'hopes-end']);
  const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` }));
  const game = newGame(newState(book, { seed, lastRound, played: options, players: seats }), book);
  const outcome = simulateGame(ti2Simulation, {
    game,
    below: createRandom(seedFromText(seed)),
    answerer: answerAsAi,
    aiSeats: game.state.order,
    now: () => performance.now(),
  });
  return { outcome, game };
}

const owned = ({ state }: Game): number => Object.values(state.planets).filter(({ owner }) => owner !== null).length;

for (const [players, options] of [
  [3, []],
  [2, ['manifestDestiny']],
  [6, ['distantSuns', 'shockTroops']],
] as const)
  test(`E2 10.5 practice players finish a game of ${players} with conquests`, () => {
    const { outcome, game } = played(players, `practice ${players}`, 8, [...options]);
    if (process.env.TELL)
      console.log(
        game.state.ending,
        game.state.round,
        outcome,
        game.state.order.map((id) => [
          game.state.seats[id].bracket,
          Object.values(game.state.planets).filter(({ owner }) => owner === id).length,
          Object.keys(game.state.seats[id].technologies).length,
          game.state.seats[id].credits,
        ]),
      );
    expect(outcome).toMatchObject({ faults: [], stuck: [], endless: [], refused: [] });
    expect(game.state.phase).toBe('ended');
    expect(owned(game)).toBeGreaterThan(players * 4);
  });

test('E2 10.2 six practice players win without a last round', () => {
  const book = rulebookOf(['base', 'own']);
  const reports = [1, 2].map((game) =>
    simulate(book, { players: 6, seed: `won ${game}`, lastRound: 0 }, { kinds: parsePlayerKinds('practice', 6) }),
  );
  for (const { stuck, endless, refused, faults } of reports)
    expect([...stuck, ...endless, ...refused, ...faults]).toEqual([]);
  const won = reports.filter(({ ending }) => ending === 'imperium-rex' || ending === 'by-arms');
  expect(won.length).toBeGreaterThanOrEqual(1);
});
