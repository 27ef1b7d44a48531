import type { PanelOffer, OutboxMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';

/**
 * The row to send, with the game and the mark that identifies its message. Discord never sees the row's id, since ids
 * also count private messages.
 */
export type OutboxRef = Pick<OutboxMessage, 'game' | 'id' | 'nonce'>;

/** Input of a message: the game as it is when the message is sent. */
export interface MessageContext {
  context: BotContext;
  loaded: LoadedGame;
  game: string;
  /** Id of the outbox row. */
  id: number;
  mark: string;
  /** Users who are pinged because it is their move. */
  pinged: string[];
  /** Trade offers that the panel shows. */
  offers: PanelOffer[];
}
