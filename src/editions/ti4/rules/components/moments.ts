import { done, window as engineWindow, type EngineBook, type Json, type Procedure, type WindowEvent } from '../../../../engine/index.ts';
import type { EventName, Events } from './events.ts';
import { procedure, type Game } from '../game.ts';

/**
 * Says that something has come about in the middle of a step; its window opens as soon as the step is over, above
 * whatever goes on. So that no rule or card that moves goods or cards has to remember who may answer.
 */
export function happened<E extends EventName>(game: Game, timing: 'when' | 'after', name: E, about: Events[E]): void {
  if (!game.book.listening[`${timing} ${name}`]) return;
  game.state.moments.push({ ...(about as Record<string, Json>), name, timing });
}

/** Opens the windows of what has come about, in that order. */
export const moments = procedure<object>()('moments', {
  next: (game) => {
    const event = game.state.moments.shift() as (Json & WindowEvent) | undefined;
    return event ? engineWindow(event.timing, event, 'next') : done();
  },
});

export const momentProcedures: Procedure<Game, never>[] = [moments];

type Standing = EngineBook<Game>['standing'][number];

/** What a standing check calls, above whatever goes on. */
export const above = <D>(named: Procedure<Game, D>, data: D): ReturnType<Standing> => ({
  next: 'call',
  procedure: named.name,
  data: data as Json,
  then: '',
});

export const momentCheck: Standing = (game) => (game.state.moments.length ? above(moments, {}) : undefined);
