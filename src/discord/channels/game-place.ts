import type { Caller, GameInfo } from '#service';

/** Where a game is played. */
export interface GamePlace {
  guild: string;
  channel: string;
  /** Null until the thread has been made. */
  thread: string | null;
  /** The thread for talk at the table: true where there is to be one. */
  talk?: true | string;
}

export const gamePlaceOf = (game: GameInfo): GamePlace => game.place as unknown as GamePlace;

/** Who interacts, from where: all that a handler is told of Discord. */
export interface InteractionOrigin {
  caller: Caller;
  name: string;
  guild: string | null;
  channel: string | null;
  /** The channel in which a game that comes from here gets its thread; null where none can be made, left out where it is this channel. */
  parentChannel?: string | null;
}
