import {
  evaluateAt,
  openAsks,
  seatsPubliclyAsked,
  combatSidesAsked,
  windowQuestion,
  type EngineBook,
  type Game,
  type Json,
  type SeatId,
} from '#engine';
import type { EffectsState } from '#kit/components/types.ts';

/** Seat whose answer is needed, and what for, as far as everybody may know. */
export interface PendingSeat {
  seat: SeatId;
  /** Task, as "choose an action"; for a timing window, a sentence about what happens. */
  about: string;
  moment: boolean;
  /** One of the two sides of the combat around it: both are named, whether or not they have an answer. */
  side?: true;
}

interface Asked {
  player: SeatId;
  question: string;
  data: Json;
}

/**
 * Describes the task of an ask. `told`: describes a window's event from what all may know and for no particular seat,
 * so that the text cannot differ between seats with and without an answer.
 */
export function describeAsk<S extends EffectsState, B extends object>(
  game: Game<S, B>,
  ask: Asked,
  told: (event: never) => string,
): string {
  if (ask.question === windowQuestion.name) return told((ask.data as { event: Json }).event as never);
  const title = (game.book as unknown as EngineBook<never>).questions[ask.question]?.title ?? '';
  return typeof title === 'string' ? title : title(game as never, ask.player, ask.data as never);
}

/**
 * Lists the seats that the game waits for, as everybody may see them. An ask with a real answer and one that only the
 * veil holds open look the same: only the player of an ask, the name of its question and a window's event are used;
 * inside a combat, not even the player.
 */
export function listPendingSeats<S extends EffectsState, B extends object>(
  game: Game<S, B>,
  order: readonly SeatId[],
  told: (event: never) => string,
): PendingSeat[] {
  const found: PendingSeat[] = [];
  for (const open of openAsks(game.state)) {
    const { ask } = open;
    if (ask.reply !== undefined) continue;
    const about = evaluateAt(game as never, open.path, () => describeAsk(game, ask, told));
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
