import type { Caller, GameId, GameInfo, Table, UserId } from '#service';

declare const seen: unique symbol;

/** The code of a game that whoever interacts may see from where they are. Only `seen.ts` gives one. */
export type SeenId = GameId & { readonly [seen]: true };
export type SeenGame = GameInfo & { id: SeenId };

/** What takes the code of any game takes that of a game that was seen. */
type OfSeen<F> = F extends (...args: infer Args) => infer Result
  ? Args extends [by: Caller, game: GameId, ...rest: infer Rest]
    ? (by: Caller, game: SeenId, ...rest: Rest) => Result
    : Args extends [game: GameId, ...rest: infer Rest]
      ? (game: SeenId, ...rest: Rest) => Result
      : F
  : F;
type InView<T, Left extends keyof T, Out extends keyof T> = {
  [K in Exclude<keyof T, Left | Out>]: OfSeen<T[K]>;
} & Pick<T, Left>;

/** The table as handlers have it: no code that somebody typed or forged goes past `gameHere` and `seenGame`. */
export type TableInView = InView<
  Table,
  'preferences' | 'prefer' | 'forget',
  'look' | 'see' | 'games' | 'place' | 'lost' | 'troubled' | 'outbox' | 'panels'
> & {
  games(filter: { user: UserId }): Promise<GameInfo[]>;
};
