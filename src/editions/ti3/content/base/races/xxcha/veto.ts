import { unwind } from '../../../../../../engine/index.ts';
import { ability, on } from '../../../../rules/components/component.ts';
import { spendCounters } from '../../../../rules/counters/counters.ts';
import { VETOED, voteOn } from '../../../../rules/politics/voting.ts';
import { seatOf } from '../../../../rules/seats.ts';

export default ability({
  id: 'veto',
  name: 'Veto',
  text: 'When a political card has been read you may spend a counter from strategy allocation: it is cancelled, and another one is drawn.',
  confidence: 'high',
  sense: 'seldom',
  reactions: [
    on('when', 'political-card-revealed', {
      usable: (game, { holder }) => seatOf(game, holder).counters.strategy > 0 && game.within(voteOn) !== undefined,
      effect: (game, { holder }) => {
        spendCounters(game, holder, 'strategy', 1);
        return unwind(voteOn, VETOED);
      },
    }),
  ],
});
