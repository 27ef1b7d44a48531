import { Game as EngineGame, defineProcedure, defineQuestion } from '#engine';
import { kit, type Game, type Rulebook } from './components/component.ts';
import type { State } from './state.ts';

export type { Game, Rulebook };

export const newGame = (state: State, book: Rulebook): Game => new EngineGame<State, Rulebook>(state, book);

export const procedure = defineProcedure<Game>();
export const question = defineQuestion<Game>();

/**
 * `openWindow` opens the timing window of an event; `followingMoment` adds one that follows at once and shares its ask.
 */
export const { openWindow, followingMoment } = kit;
