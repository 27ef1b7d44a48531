import { replay as replayOn, type Recorded, type Replaying } from '#simulation';
import type { Books } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { fourth } from './simulated-edition.ts';
import { laidOut, type Wish } from './simulate.ts';

/** Plays a recorded game again, with the sets it was recorded with, `until` so many of its answers, or to its end. Throws an Illegal where an answer is no longer one. */
export function replay(books: Books, recorded: Recorded<Wish>, replaying: Replaying<Game> = {}): State {
  const book = books.of(recorded.settings.sets);
  const state = laidOut(book, recorded.settings);
  // Games of that time took the ids of units, effects and offers from the engine's count.
  if (!recorded.lines) delete state.numbered;
  replayOn(fourth, newGame(state, book), recorded, replaying);
  return state;
}
