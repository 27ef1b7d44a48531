import { Game as EngineGame, procedureOf, questionOf } from '#engine';
import { kit, type Game, type Rulebook } from './components/component.ts';
import type { State } from './state.ts';

export type { Game, Rulebook };
export const newGame = (state: State, book: Rulebook): Game => new EngineGame(state, book) as Game;
export const procedure = procedureOf<Game>();
export const question = questionOf<Game>();
export const { window } = kit;
