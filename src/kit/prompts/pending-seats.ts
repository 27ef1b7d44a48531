import {
  openAsks,
  seatsPubliclyAsked,
  combatSidesAsked,
  windowQuestion,
  type EngineBook,
  type Game,
  type Json,
  type SeatId,
} from '#engine';
import type { KitState } from '#kit/components/types.ts';

/** Somebody whose answer is needed, and about what, as far as everybody may know. */
export interface PendingSeat {
  seat: SeatId;
  /** What is to be done, as "choose an action"; of a moment that may be answered, what happens, as a sentence. */
  about: string;
  moment: boolean;
  /** One of the two sides of the combat that it happens in: both are named, whether or not they have an answer. */
  side?: true;
}

interface Asked {
  player: SeatId;
  question: string;
  data: Json;
}

/** `told`: what of a window's event all may know, for nobody in particular, so that it cannot differ between those who have an answer and those who have not. */
export function describeAsk<S extends KitState, B extends object>(
  game: Game<S, B>,
  ask: Asked,
  told: (event: never) => string,
): string {
  if (ask.question === windowQuestion.name) return told((ask.data as { event: Json }).event as never);
  const title = (game.book as unknown as EngineBook<never>).questions[ask.question]?.title ?? '';
  return typeof title === 'string' ? title : title(game as never, ask.player, ask.data as never);
}

/**
 * Who is waited for, for all to see. An ask with a real answer behind it and one that is only held open by the veil
 * read alike: nothing of an ask is used here but its player, its question's name and a window's event. Inside a combat not even its player is.
 */
export function listPendingSeats<S extends KitState, B extends object>(
  game: Game<S, B>,
  order: readonly SeatId[],
  told: (event: never) => string,
): PendingSeat[] {
  const found: PendingSeat[] = [];
  for (const open of openAsks(game.state)) {
    const { ask } = open;
    if (ask.reply !== undefined) continue;
    const about = describeAsk(game, ask, told);
    const sides = combatSidesAsked(game as never, open) ?? [];
    for (const seat of seatsPubliclyAsked(game as never, open)) {
      if (found.some((one) => one.seat === seat && one.about === about)) continue;
      found.push({
        seat,
        about,
        moment: ask.question === windowQuestion.name,
        ...(sides.includes(seat) && { side: true as const }),
      });
    }
  }
  const place = (seat: SeatId) => order.indexOf(seat);
  return found.sort((a, b) => place(a.seat) - place(b.seat) || (a.about < b.about ? -1 : 1));
}
