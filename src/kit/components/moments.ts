import {
  done,
  defineProcedure,
  openWindow as engineWindow,
  type EngineBook,
  type Json,
  type Next,
  type Procedure,
  type WindowEvent,
} from '#engine';
import type { BoundTypes, EventName, GameOf, Timing } from './types.ts';

type Besides = NonNullable<Parameters<typeof engineWindow>[3]>;

/** Returns the call of a standing check, which runs above everything else. */
export const interruptWith = <G, D>(
  named: Procedure<G, D>,
  data: D,
): ReturnType<EngineBook<G>['standingChecks'][number]> => ({
  next: 'call',
  procedure: named.name,
  data: data as Json,
  then: '',
});

/** Binds the moments that components answer to an edition. */
export const bindMoments = <T extends BoundTypes<T>>() => {
  const carried = <E extends EventName<T>>(name: E, about: T['events'][E]) => ({
    ...(about as Record<string, Json>),
    name,
  });

  /** Opens the windows of the queued moments, in order. */
  const moments = defineProcedure<GameOf<T>>()<object>()('moments', {
    next: (game) => {
      const event = game.state.moments.shift() as (Json & WindowEvent) | undefined;
      return event ? engineWindow(event.timing, event, 'next') : done();
    },
  });

  return {
    /** Opens the timing window of an event. */
    openWindow: <E extends EventName<T>, S extends string>(
      timing: Timing,
      name: E,
      about: T['events'][E],
      then: S,
      besides?: Besides,
    ): Next<S> => engineWindow(timing, carried(name, about), then, besides),

    /** Returns a moment that follows another at once, to be asked about together with it. */
    followingMoment: <E extends EventName<T>>(
      timing: Timing,
      name: E,
      about: T['events'][E],
    ): NonNullable<Besides['next']>[number] => ({
      ...carried(name, about),
      timing,
    }),

    /**
     * Queues a moment that happens in the middle of a step. Its window opens as soon as the step is over, above
     * everything that runs, so that no rule or card that moves goods or cards has to remember who may answer.
     */
    queueMoment: <E extends EventName<T>>(game: GameOf<T>, timing: Timing, name: E, about: T['events'][E]): void => {
      if (game.book.listenersByMoment[`${timing} ${name}`])
        game.state.moments.push({ ...carried(name, about), timing });
    },

    momentProcedures: [moments],
    momentCheck: (game: GameOf<T>) => (game.state.moments.length ? interruptWith(moments, {}) : undefined),
  };
};
