import { ask, done } from '#engine';
import { gainTokens, addGainedTokens } from '#ti4/rules/tokens/command-tokens.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Gives a seat command tokens and asks it which pools they go to. */
export const gainCommandTokens = procedure<{ seat: SeatId; count: number }>()('gain-command-tokens', {
  which: (_game, { seat, count }) => ask([gainTokens.ask(seat, { count })], 'gained'),
  gained: (game, { seat }, got) => {
    addGainedTokens(game, seat, got.answer);
    return done();
  },
});
