import { playOut as playOutAny, type Course, type Plan as AnyPlan } from '#simulation';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { fourth } from './simulated-edition.ts';

export type Plan = Omit<AnyPlan<Game>, 'game'> & { book: Rulebook; state: State };

/** Plays a game on from any state to its end. */
export const playOut = ({ book, state, ...plan }: Plan): Course =>
  playOutAny(fourth, { ...plan, game: newGame(state, book) });
