import { unwind } from '#engine';
import { ability, on } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { VOTE_VETOED, voteOn } from '#ti3/rules/politics/voting.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default ability({
  id: 'veto',
  name: 'Veto',
  text: 'After a political card is revealed: you may spend 1 strategy counter to cancel it. Then another one is drawn.',
  confidence: 'high',
  sense: 'seldom',
  reactions: [
    on('when', 'political-card-revealed', {
      isUsable: (game, { holder }) =>
        seatOf(game, holder).counters.strategy > 0 && game.enclosingData(voteOn) !== undefined,
      effect: (game, { holder }) => {
        spendCounters(game, holder, 'strategy', 1);
        return unwind(voteOn, VOTE_VETOED);
      },
    }),
  ],
});
