import { openAsks, specOf, windowQuestion, type Answer, type Id, type Json, type Spec } from '../../../engine/index.ts';
import { describeEvent } from '../rules/components/event-text.ts';
import type { GameEvent } from '../rules/components/events.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/state.ts';

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

/** Somebody whose answer is needed, and about what, as far as everybody may know. */
export interface Waiting {
  seat: SeatId;
  /** What is to be done, as "choose an action"; of a moment that may be answered, what happens, as a sentence. */
  about: string;
  moment: boolean;
}

/** What is open for a seat. Nothing that is only held open for appearance's sake: its player has nothing to answer. */
export function asksFor(game: Game, viewer: SeatId | null): AskView[] {
  if (viewer === null) return [];
  return openAsks(game.state)
    .filter(({ ask }) => ask.player === viewer && !ask.veiled)
    .map((open) => ({
      id: open.ask.id,
      question: open.ask.question,
      spec: specOf(game as never, open),
      ...(open.ask.reply !== undefined && { reply: open.ask.reply }),
      firm: Boolean(open.ask.firm),
      about: aboutAsk(game, open.ask),
    }));
}

/**
 * Who is waited for, for all to see. An ask with a real answer behind it and one that is only held open by the veil
 * read alike: nothing of an ask is used here but its player, its question's name and a window's event.
 */
export function waiting(game: Game): Waiting[] {
  const found: Waiting[] = [];
  for (const { ask } of openAsks(game.state)) {
    if (ask.reply !== undefined) continue;
    const about = aboutAsk(game, ask);
    if (!found.some((one) => one.seat === ask.player && one.about === about))
      found.push({ seat: ask.player, about, moment: ask.question === windowQuestion.name });
  }
  const place = (seat: SeatId) => game.state.order.indexOf(seat);
  return found.sort((a, b) => place(a.seat) - place(b.seat) || (a.about < b.about ? -1 : 1));
}

function aboutAsk(game: Game, ask: { player: SeatId; question: string; data: Json }): string {
  if (ask.question !== windowQuestion.name) {
    const title = game.book.questions[ask.question]?.title ?? '';
    return typeof title === 'string' ? title : title(game as never, ask.player, ask.data as never);
  }
  // For nobody in particular, so that it cannot differ between those who have an answer and those who have not.
  return describeEvent(game, (ask.data as unknown as { event: GameEvent }).event);
}
