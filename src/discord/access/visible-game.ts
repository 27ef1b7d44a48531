import type { Caller, GameId, GameInfo, GameService, UserId } from '#service';

declare const seen: unique symbol;

/** Code of a game that the user may see from where they are. Only `game-access.ts` creates one. */
export type VisibleGameId = GameId & { readonly [seen]: true };
export type VisibleGameInfo = GameInfo & { id: VisibleGameId };

/** Narrows a function's GameId parameter to VisibleGameId. */
type WithVisibleId<F> = F extends (...args: infer Args) => infer Result
  ? Args extends [by: Caller, game: GameId, ...rest: infer Rest]
    ? (by: Caller, game: VisibleGameId, ...rest: Rest) => Result
    : Args extends [game: GameId, ...rest: infer Rest]
      ? (game: VisibleGameId, ...rest: Rest) => Result
      : F
  : F;
type Guarded<T, Left extends keyof T, Out extends keyof T> = {
  [K in Exclude<keyof T, Left | Out>]: WithVisibleId<T[K]>;
} & Pick<T, Left>;

/**
 * The service as handlers see it: a typed or forged game code must first pass the visibility check of `game-access.ts`.
 */
export type GuardedService = Guarded<
  GameService,
  'getPreferences' | 'setPreferences' | 'forgetUser',
  | 'getGameWithState'
  | 'findPromise'
  | 'snapshot'
  | 'listGames'
  | 'setPlace'
  | 'relocateLostGame'
  | 'reportTrouble'
  | 'outbox'
  | 'panels'
> & {
  listGames(filter: { user: UserId }): Promise<GameInfo[]>;
};
