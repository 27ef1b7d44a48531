import { expect, test } from 'vitest';
import { rulebookOf } from '#ti3/rulebook.ts';
import { drawBoard } from '#ti3/render/index.ts';
import { setUpGame, type SimulationSetup } from '#ti3/simulation/simulate.ts';
import { ti3Simulation } from '#ti3/simulation/simulated-edition.ts';
import type { Game } from '#ti3/rules/game.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { replayGame } from '#simulation';
import { recordingOf } from '../../corpus/recordings.ts';

/** A recorded game after 400 answers. */
function midGame(): Game {
  const recorded = recordingOf<SimulationSetup & { sets: string[] }>('ti3', 'practice-three.json');
  const { sets, ...wish } = recorded.settings;
  const game = setUpGame(rulebookOf(sets), wish);
  replayGame(ti3Simulation, game, recorded, { until: 400 });
  return game;
}

test('the board shows no hand or secret objective', () => {
  const game = midGame();
  const shown = JSON.stringify(buildBoardView(game));
  const hands = Object.values(game.state.seats).flatMap(({ actionCards, secretObjective }) => [
    ...actionCards,
    secretObjective ?? '',
  ]);
  expect(hands.filter(Boolean).length).toBeGreaterThan(5);
  expect(hands.filter((card) => card && shown.includes(`"${card}"`))).toEqual([]);
});

test('the board, its halves and the table are drawn with a text description', async () => {
  const drawn = await drawBoard(buildBoardView(midGame()));
  expect(drawn.map(({ name }) => name)).toEqual(['board.jpg', 'board-1.jpg', 'board-2.jpg', 'table-1.jpg']);
  for (const { data, alt } of drawn) {
    expect(data.length).toBeGreaterThan(50_000);
    expect(alt.length).toBeGreaterThan(100);
  }
});
