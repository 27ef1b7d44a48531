import { expect, test } from 'vitest';
import { bookOf } from '#ti3/rulebook.ts';
import { drawBoard } from '#ti3/render/index.ts';
import { tableFor, type Wish } from '#ti3/simulation/simulate.ts';
import { third } from '#ti3/simulation/simulated-edition.ts';
import type { Game } from '#ti3/rules/game.ts';
import { boardView } from '#ti3/views/index.ts';
import { replay } from '#simulation';
import { recordingOf } from '../../corpus/recordings.ts';

/** A recorded game after 400 answers. */
function midGame(): Game {
  const recorded = recordingOf<Wish & { sets: string[] }>('ti3', 'practice-three.json');
  const { sets, ...wish } = recorded.settings;
  const game = tableFor(bookOf(sets), wish);
  replay(third, game, recorded, { until: 400 });
  return game;
}

test('the board shows nothing of a hand or a secret objective', () => {
  const game = midGame();
  const shown = JSON.stringify(boardView(game));
  const hands = Object.values(game.state.seats).flatMap(({ actionCards, secretObjective }) => [
    ...actionCards,
    secretObjective ?? '',
  ]);
  expect(hands.filter(Boolean).length).toBeGreaterThan(5);
  expect(hands.filter((card) => card && shown.includes(`"${card}"`))).toEqual([]);
});

test('the board and the race sheets are drawn, and described in words', async () => {
  const [board, sheets] = await drawBoard(boardView(midGame()));
  for (const { data, alt } of [board, sheets]) {
    expect(data.length).toBeGreaterThan(50_000);
    expect(alt.length).toBeGreaterThan(100);
  }
});
