import type { EngineBook, Game, WindowEvent } from '#engine/game.ts';
import type { OpenAsk } from '#engine/frames/stack.ts';
import type { EngineState, Frame, SeatId } from '#engine/state.ts';
import { windowQuestion } from '#engine/window.ts';

type AnyGame = Game<EngineState, EngineBook<unknown>>;

/** Returns both sides of the combat in which a timing window is open; undefined for any other question. */
export function combatSidesAsked(
  game: AnyGame,
  { ask, path }: Pick<OpenAsk, 'ask'> & { path: readonly Frame[] },
): SeatId[] | undefined {
  if (ask.question !== windowQuestion.name) return undefined;
  return game.book.windows.sides?.(game, path);
}

/**
 * Returns the seats that everybody may see as waited for because of an open ask. A window inside a combat names both
 * sides, no matter who holds an answer; a third player is named only if that follows from what all can see.
 */
export function seatsPubliclyAsked(game: AnyGame, open: OpenAsk): SeatId[] {
  const sides = combatSidesAsked(game, open);
  const { player } = open.ask;
  if (!sides) return [player];
  return sides.includes(player) || !isKnownToAnswer(game, open) ? sides : [...sides, player];
}

/**
 * Tells whether all can see that the asked player might answer: with a component in the open, or with a hidden card
 * that the veil covers.
 */
function isKnownToAnswer(game: AnyGame, { ask, path }: OpenAsk): boolean {
  if (ask.veiled) return true;
  const { windows } = game.book;
  const { event, next = [] } = ask.data as { event: WindowEvent; next?: WindowEvent[] };
  const before = game.framePath;
  game.framePath = path;
  try {
    return [event, ...next].some(
      (moment) =>
        windows.isSuspected(game, ask.player, moment) ||
        windows.optionsFor(game, ask.player, moment).some(({ open: isOpen }) => isOpen),
    );
  } finally {
    game.framePath = before;
  }
}
