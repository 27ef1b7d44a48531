import { replayGame as replayOn, type RecordedGame, type ReplayOptions } from '#simulation';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { ti4Simulation } from './simulated-edition.ts';
import { setUpGame, type SimulationSetup } from './simulate.ts';

/**
 * Replays a recorded game with its own sets, to its end or for the first `until` answers. Throws Illegal if a recorded
 * answer is no longer legal.
 */
export function replayGame(
  books: Rulebooks,
  recorded: RecordedGame<SimulationSetup>,
  replaying: ReplayOptions<Game> = {},
): State {
  const book = books.of(recorded.settings.sets);
  const state = setUpGame(book, recorded.settings);
  // Games of that time numbered units, effects and offers with the engine's counter.
  if (!recorded.lines) delete state.numbered;
  replayOn(ti4Simulation, newGame(state, book), recorded, replaying);
  return state;
}
