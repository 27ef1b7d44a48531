import type { PanelOffer, OutboxMessage } from '#service';
import type { BotContext } from '#discord/interactions/replies.ts';
import type { LoadedGame } from '#discord/edition/edition-adapter.ts';

/** What is sent: of which game, and the mark by which it is found again. The row's own number stays inside: it counts what is told in secret. */
export type OutboxRef = Pick<OutboxMessage, 'game' | 'id' | 'nonce'>;

/** What a message is made from: the game as it stands when it is sent. */
export interface MessageContext {
  context: BotContext;
  loaded: LoadedGame;
  game: string;
  /** The row's own number. */
  id: number;
  mark: string;
  /** Who is told that it is their move. */
  pinged: string[];
  /** The trades offered of which the panel tells. */
  offers: PanelOffer[];
}
