import { call } from '../../../../../engine/index.ts';
import { aimable } from '../../../rules/components/aiming.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { choosePlayer } from '../../../rules/components/targets.ts';
import { payDebt } from '../../../rules/phases/debts.ts';
import { others, seatOf } from '../../../rules/seats.ts';
import { some } from '../../../../../words/sentences.ts';

export default actionCard({
  id: 'old-debts',
  name: 'Old Debts',
  copies: 2,
  text: 'In the economy phase: another player pays you 5 credits, and sells assets for it if need be.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      usable: (game, { holder, component }) => aimable(game, component, others(game.state, holder)).length > 0,
      target: (game, { holder, component }) =>
        choosePlayer(game, holder, 'Who pays?', aimable(game, component, others(game.state, holder)), (of) =>
          some(seatOf(game, of).credits, 'credit'),
        ),
      effect: (_game, { holder, component }, _event, [seat]) =>
        call(payDebt, { seat, count: 5, why: component, receiver: holder }, 'finish'),
    }),
  ],
});
