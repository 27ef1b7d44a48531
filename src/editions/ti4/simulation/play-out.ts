import { playOut as playOutAny, type PlayResult, type PlayOptions as AnyPlan } from '#simulation';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { ti4Simulation } from './simulated-edition.ts';

export type PlayOptions = Omit<AnyPlan<Game>, 'game'> & { book: Rulebook; state: State };

/** Plays a game from any state to its end. */
export const playOut = ({ book, state, ...plan }: PlayOptions): PlayResult =>
  playOutAny(ti4Simulation, { ...plan, game: newGame(state, book) });
