import type { Caller, GameInfo } from '#service';

/** Server, channel and threads of a game. */
export interface GamePlace {
  guild: string;
  channel: string;
  /** Null until the thread has been made. */
  thread: string | null;
  /** Id of the talk thread; true if it has yet to be made, undefined if the game has none. */
  talk?: true | string;
}

export const gamePlaceOf = (game: GameInfo): GamePlace => game.place as unknown as GamePlace;

/** User, server and channel of an interaction: everything a handler knows about Discord. */
export interface InteractionOrigin {
  caller: Caller;
  name: string;
  guild: string | null;
  channel: string | null;
  /** Channel in which a game created here gets its thread; null if none can be made, undefined if it is `channel`. */
  parentChannel?: string | null;
  /** Text of the message with the pressed button or menu. */
  shown?: string;
}
