import { listPendingSeats, type PendingSeat } from '#kit/prompts/pending-seats.ts';
import { describeEvent } from '#ti3/rules/events/event-text.ts';
import type { GameEvent } from '#ti3/rules/events/events.ts';
import type { Game } from '#ti3/rules/game.ts';

/** Returns the seats that have to answer and why, without revealing hidden information. */
export const pendingSeats = (game: Game): PendingSeat[] =>
  listPendingSeats(game, game.state.order, (event: GameEvent) => describeEvent(game, event));
