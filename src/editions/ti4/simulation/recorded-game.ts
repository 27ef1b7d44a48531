import { replayGame as replayOn, type RecordedGame, type ReplayOptions } from '#simulation';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { ti4Simulation } from './simulated-edition.ts';
import { setUpGame, type SimulationSetup } from './simulate.ts';

/** Plays a recorded game again, with the sets it was recorded with, `until` so many of its answers, or to its end. Throws an Illegal where an answer is no longer one. */
export function replayGame(
  books: Rulebooks,
  recorded: RecordedGame<SimulationSetup>,
  replaying: ReplayOptions<Game> = {},
): State {
  const book = books.of(recorded.settings.sets);
  const state = setUpGame(book, recorded.settings);
  // Games of that time took the ids of units, effects and offers from the engine's count.
  if (!recorded.lines) delete state.numbered;
  replayOn(ti4Simulation, newGame(state, book), recorded, replaying);
  return state;
}
