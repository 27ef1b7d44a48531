import { call, type ProcedureRef } from '#engine';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { canResearch, SECONDARY_RESEARCH_PRICE } from '#ti3/rules/technology/technology.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

/** Resources that the secondary ability costs, by strategy card. */
const PRICES: Partial<Record<ComponentId, number>> = { technology: SECONDARY_RESEARCH_PRICE, 'technology-ii': 6 };

const could = (game: Game, seat: SeatId, card: ComponentId): boolean => {
  const price = PRICES[card];
  return price !== undefined && seatOf(game, seat).counters.strategy > 0 && canResearch(game, seat, price);
};

export default actionCard({
  id: 'tech-bubble',
  name: 'Tech Bubble',
  copies: 1,
  text: 'After you resolve the primary ability of Technology: spend 1 strategy counter to use its secondary ability too, at its normal cost.',
  confidence: 'medium',
  reactions: [
    on('after', 'primary-resolved', {
      hint: `Use the secondary ability too: spend 1 strategy counter and its resources (${PRICES.technology} for Technology, ${PRICES['technology-ii']} for Technology II).`,
      isUsable: (game, { holder }, { seat, card }) => seat === holder && could(game, holder, card),
      effect: (game, { holder }, { card }) => {
        const { secondary } = game.book.byKind['strategy-card'][card];
        if (!secondary || !could(game, holder, card)) return undefined;
        spendCounters(game, holder, 'strategy', 1);
        game.addFact({ type: 'secondary-used', seat: holder, card });
        return call(secondary as ProcedureRef<{ seat: SeatId }>, { seat: holder }, 'finish');
      },
    }),
  ],
});
