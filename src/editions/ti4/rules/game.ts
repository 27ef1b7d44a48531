import { Game as EngineGame, procedureOf, questionOf, window as engineWindow, type Json, type Next } from '../../../engine/index.ts';
import type { Game, Rulebook } from './components/component.ts';
import type { EventName, Events } from './components/events.ts';
import type { State } from './state.ts';

export type { Game, Rulebook };

export const newGame = (state: State, book: Rulebook): Game => new EngineGame<State, Rulebook>(state, book);

export const procedure = procedureOf<Game>();
export const question = questionOf<Game>();

type Besides = NonNullable<Parameters<typeof engineWindow>[3]>;

/** Opens the timing window of an event. */
export const window = <E extends EventName, S extends string>(
  timing: 'when' | 'after',
  name: E,
  about: Events[E],
  then: S,
  besides?: Besides,
): Next<S> => engineWindow(timing, { ...(about as Record<string, Json>), name }, then, besides);

/** A moment that follows another at once, to be asked about together with it. */
export const moment = <E extends EventName>(timing: 'when' | 'after', name: E, about: Events[E]): NonNullable<Besides['next']>[number] => ({
  ...(about as Record<string, Json>),
  name,
  timing,
});
