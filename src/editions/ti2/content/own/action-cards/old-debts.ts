import { call } from '#engine';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlayer } from '#ti2/rules/components/target-questions.ts';
import { payDebt } from '#ti2/rules/production/debts.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import { formatCount } from '#text/sentences.ts';

export default actionCard({
  id: 'old-debts',
  name: 'Old Debts',
  copies: 2,
  text: 'In the economy phase, before players gain income: choose another player. They pay you 5 credits. If they have fewer, they sell assets to pay.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game, { holder, component }) =>
        allowedTargets(game, component, othersFrom(game.state, holder)).length > 0,
      target: (game, { holder, component }) =>
        choosePlayer(
          game,
          holder,
          'Which player must pay you 5 credits?',
          allowedTargets(game, component, othersFrom(game.state, holder)),
          (of) => formatCount(seatOf(game, of).credits, 'credit'),
        ),
      effect: (_game, { holder, component }, _event, [seat]) =>
        call(payDebt, { seat, count: 5, why: component, receiver: holder }, 'finish'),
    }),
  ],
});
