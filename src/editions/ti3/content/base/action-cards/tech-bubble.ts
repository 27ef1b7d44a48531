import { call, type ProcedureRef } from '#engine';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { canResearch, SECONDARY_RESEARCH_PRICE } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const TECHNOLOGY = 'technology';

const could = (game: Game, seat: SeatId): boolean =>
  seatOf(game, seat).counters.strategy > 0 && canResearch(game, seat, SECONDARY_RESEARCH_PRICE);

export default actionCard({
  id: 'tech-bubble',
  name: 'Tech Bubble',
  copies: 1,
  text: 'After you resolve the primary ability of Technology: spend 1 command counter from strategy allocation to use its secondary ability too, at its normal cost.',
  confidence: 'medium',
  reactions: [
    on('after', 'primary-resolved', {
      isUsable: (game, { holder }, { seat, card }) => seat === holder && card === TECHNOLOGY && could(game, holder),
      effect: (game, { holder }, { card }) => {
        const { secondary } = game.book.byKind['strategy-card'][card];
        if (!secondary || !could(game, holder)) return undefined;
        spendCounters(game, holder, 'strategy', 1);
        game.addFact({ type: 'secondary-used', seat: holder, card });
        return call(secondary as ProcedureRef<{ seat: SeatId }>, { seat: holder }, 'finish');
      },
    }),
  ],
});
