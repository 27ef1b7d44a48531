import type { WindowEvent } from './game.ts';
import type { Frame } from './state.ts';
import type { AnyGame } from './step.ts';

/**
 * Whether a window asks somebody about what all can see, as an agent that helps anybody: of that there may be less on another
 * branch. What lies in a hand is no reason to wait, since waiting would show that it is there.
 */
export const hasPublicReaction = (game: AnyGame, { each, asks, data }: Frame): boolean =>
  each === true &&
  (asks ?? []).some(({ player }) => {
    const { event, next = [] } = data as unknown as { event: WindowEvent; next?: WindowEvent[] };
    return [event, ...next].some((moment) =>
      game.book.windows.optionsFor(game as never, player, moment).some(({ open, mandatory }) => open && !mandatory),
    );
  });
