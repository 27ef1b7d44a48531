import { openAsks, specOf, type Answer, type Id, type Spec } from '#engine';
import { describeAsk, listPendingSeats, type PendingSeat } from '#kit/prompts/pending-seats.ts';
import { describeEvent } from '#ti4/rules/events/event-text.ts';
import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** A question to its player: what may be answered, and what has been answered ahead of its turn. */
export interface AskView {
  id: Id;
  /** The question's name. */
  question: string;
  spec: Spec;
  /** Held until its turn comes; it can still be taken back or changed. */
  reply?: Answer;
  firm: boolean;
  /** One of several answering the same thing: what it is about, known to all. */
  about: string;
}

export type { PendingSeat };

/** What is open for a seat. Nothing that is only held open for appearance's sake: its player has nothing to answer. */
export function listAsks(game: Game, viewer: SeatId | null): AskView[] {
  if (viewer === null) return [];
  return openAsks(game.state)
    .filter(({ ask }) => ask.player === viewer && !ask.veiled)
    .map((open) => ({
      id: open.ask.id,
      question: open.ask.question,
      spec: specOf(game as never, open),
      ...(open.ask.reply !== undefined && { reply: open.ask.reply }),
      firm: Boolean(open.ask.firm),
      about: describeAsk(game, open.ask, told(game)),
    }));
}

const told =
  (game: Game) =>
  (event: GameEvent): string =>
    describeEvent(game, event);

/** Who is waited for, for all to see. */
export const pendingSeats = (game: Game): PendingSeat[] => listPendingSeats(game, game.state.order, told(game));
