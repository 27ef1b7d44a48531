import { playOut as playOutAny, type Course, type Plan as AnyPlan } from '../../../rehearsal/index.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { fourth } from './fourth.ts';

export type Plan = Omit<AnyPlan<Game>, 'game'> & { book: Rulebook; state: State };

/** Plays a game on from any state to its end. */
export const playOut = ({ book, state, ...plan }: Plan): Course =>
  playOutAny(fourth, { ...plan, game: newGame(state, book) });
