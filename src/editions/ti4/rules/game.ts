import { Game as EngineGame, defineProcedure, defineQuestion } from '#engine';
import { kit, type Game, type Rulebook } from './components/component.ts';
import type { State } from './state.ts';

export type { Game, Rulebook };

export const newGame = (state: State, book: Rulebook): Game => new EngineGame<State, Rulebook>(state, book);

export const procedure = defineProcedure<Game>();
export const question = defineQuestion<Game>();

/** Opens the timing window of an event; and a moment that follows another at once, to be asked about together with it. */
export const { openWindow, followingMoment } = kit;
