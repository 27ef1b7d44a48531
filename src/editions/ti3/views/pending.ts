import { listPendingSeats, type PendingSeat } from '#kit/prompts/pending-seats.ts';
import { describeEvent } from '#ti3/rules/events/event-text.ts';
import type { GameEvent } from '#ti3/rules/events/events.ts';
import type { Game } from '#ti3/rules/game.ts';

/** Whom the game waits for and why, in words that tell nobody more than the table shows. */
export const pendingSeats = (game: Game): PendingSeat[] =>
  listPendingSeats(game, game.state.order, (event: GameEvent) => describeEvent(game, event));
