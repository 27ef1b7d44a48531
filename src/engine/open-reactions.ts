import type { WindowEvent } from './game.ts';
import type { Frame } from './state.ts';
import type { AnyGame } from '#engine/frames/step.ts';

/**
 * Tells whether a window asks a player about an option that all can see, such as an agent that helps anybody: another
 * branch may use it up. A card in a hand is no reason to wait, since waiting would reveal it.
 */
export const hasPublicReaction = (game: AnyGame, { each, asks, data }: Frame): boolean =>
  each === true &&
  (asks ?? []).some(({ player }) => {
    const { event, next = [] } = data as unknown as { event: WindowEvent; next?: WindowEvent[] };
    return [event, ...next].some((moment) =>
      game.book.windows.optionsFor(game as never, player, moment).some(({ open, mandatory }) => open && !mandatory),
    );
  });
