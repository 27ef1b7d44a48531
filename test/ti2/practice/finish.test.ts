import { expect, test } from 'vitest';
import { bookOf } from '../../../src/editions/ti2/book.ts';
import { practiceAnswer } from '../../../src/editions/ti2/practice/index.ts';
import { second } from '../../../src/editions/ti2/rehearsal/second.ts';
import { newGame, type Game } from '../../../src/editions/ti2/rules/game.ts';
import { newState } from '../../../src/editions/ti2/rules/setup/new-state.ts';
import type { OptionId } from '../../../src/editions/ti2/rules/terms.ts';
import { knownTo } from '../../../src/editions/ti2/views/index.ts';
import { generator, numberFrom, rehearse, type Answerer } from '../../../src/rehearsal/index.ts';

/** All seats are played by the program, each by what it knows. */
const practised: Answerer<Game> = ({ ask, path }, spec, check, game) =>
  practiceAnswer(knownTo(game, ask.player, path), ask.player, { question: ask.question, data: ask.data, spec, check }, `${ask.id}`);

function played(players: number, seed: string, lastRound: number, options: OptionId[] = []) {
  const book = bookOf(['base', 'own', 'hopes-end']);
  const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` }));
  const game = newGame(newState(book, { seed, lastRound, played: options, players: seats }), book);
  const outcome = rehearse(second, {
    game,
    below: generator(numberFrom(seed)),
    answerer: practised,
    practising: game.state.order,
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
  test(`E2 10 Practice players bring a game of ${players} to its end, and take planets in it`, { timeout: 200_000 }, () => {
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
