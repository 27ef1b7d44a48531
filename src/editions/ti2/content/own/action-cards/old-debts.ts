import { call } from '#engine';
import { aimable } from '#ti2/rules/components/card-targets.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlayer } from '#ti2/rules/components/target-questions.ts';
import { payDebt } from '#ti2/rules/production/debts.ts';
import { others, seatOf } from '#ti2/rules/seats.ts';
import { some } from '#text/sentences.ts';

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
