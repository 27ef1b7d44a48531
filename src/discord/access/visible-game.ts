import type { Caller, GameId, GameInfo, GameService, UserId } from '#service';

declare const seen: unique symbol;

/** The code of a game that whoever interacts may see from where they are. Only `seen.ts` gives one. */
export type VisibleGameId = GameId & { readonly [seen]: true };
export type VisibleGameInfo = GameInfo & { id: VisibleGameId };

/** What takes the code of any game takes that of a game that was seen. */
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

/** The table as handlers have it: no code that somebody typed or forged goes past `gameHere` and `seenGame`. */
export type GuardedService = Guarded<
  GameService,
  'getPreferences' | 'setPreferences' | 'forgetUser',
  | 'getGameWithState'
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
