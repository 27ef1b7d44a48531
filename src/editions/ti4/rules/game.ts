import { Game as EngineGame, procedureOf, questionOf, window as engineWindow, type EngineBook, type Json, type Next } from '../../../engine/index.ts';
import type { Board, Component, PlanetFacts, Reaction, Technology, Tile } from './components/component.ts';
import type { EventName, Events } from './components/events.ts';
import type { ValueName } from './components/modifiers.ts';
import type { ComponentId, PlanetId, State, SystemId } from './state.ts';

/** All that this edition's games are played by. */
export interface Rulebook extends EngineBook<Game> {
  components: Record<ComponentId, Component>;
  /** Those of them that are technologies, in the same order. */
  technologies: readonly Technology[];
  tiles: Record<SystemId, Tile>;
  boards: Record<string, Board>;
  planets: Record<PlanetId, PlanetFacts>;
  /** Which components change which value, and which listen to which event, so that nobody searches. */
  modifying: Partial<Record<ValueName, Component[]>>;
  listening: Record<string, { component: Component; reaction: Reaction; index: number }[]>;
}

export type Game = EngineGame<State, Rulebook>;

export const newGame = (state: State, book: Rulebook): Game => new EngineGame<State, Rulebook>(state, book);

export const procedure = procedureOf<Game>();
export const question = questionOf<Game>();

type Besides = NonNullable<Parameters<typeof engineWindow>[3]>;

/** Opens the timing window of an event. */
export const window = <E extends EventName, S extends string>(timing: 'when' | 'after', name: E, about: Events[E], then: S, besides?: Besides): Next<S> =>
  engineWindow(timing, { ...(about as Record<string, Json>), name }, then, besides);

/** A moment that follows another at once, to be asked about together with it. */
export const moment = <E extends EventName>(timing: 'when' | 'after', name: E, about: Events[E]): NonNullable<Besides['next']>[number] =>
  ({ ...(about as Record<string, Json>), name, timing });
