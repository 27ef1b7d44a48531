import { listPendingSeats, type PendingSeat } from '#kit/prompts/pending-seats.ts';
import { describeEvent } from '#ti2/rules/events/event-text.ts';
import type { GameEvent } from '#ti2/rules/events/events.ts';
import type { Game } from '#ti2/rules/game.ts';

/** Whose answer is needed and for what, in words that say no more than the table shows. */
export const pendingSeats = (game: Game): PendingSeat[] =>
  listPendingSeats(game, game.state.order, (event: GameEvent) => describeEvent(game, event));
