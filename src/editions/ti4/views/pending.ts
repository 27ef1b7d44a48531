import { evaluateAt, openAsks, specOf, type Answer, type Id, type Spec } from '#engine';
import { describeAsk, listPendingSeats, type PendingSeat } from '#kit/prompts/pending-seats.ts';
import { describeEvent } from '#ti4/rules/events/event-text.ts';
import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** A question as its player sees it, with an answer given ahead of its turn. */
export interface AskView {
  id: Id;
  /** Name of the question. */
  question: string;
  spec: Spec;
  /** Answer held until its turn comes. The player can still change it or take it back. */
  reply?: Answer;
  firm: boolean;
  /** Title of the question, or the event of its timing window. Public. */
  about: string;
}

export type { PendingSeat };

/** Returns the questions open for the viewer. Omits veiled questions, which the player need not answer. */
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
      about: evaluateAt(game as never, open.path, () => describeAsk(game, open.ask, told(game))),
    }));
}

const told =
  (game: Game) =>
  (event: GameEvent): string =>
    describeEvent(game, event);

/** Returns the seats that the game waits for, as everyone may know them. */
export const pendingSeats = (game: Game): PendingSeat[] => listPendingSeats(game, game.state.order, told(game));
