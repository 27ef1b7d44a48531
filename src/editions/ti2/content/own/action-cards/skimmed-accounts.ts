import { aimable } from '../../../rules/components/aiming.ts';
import { addEffect } from '../../../rules/components/bound.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { choosePlayer } from '../../../rules/components/targets.ts';
import { others } from '../../../rules/seats.ts';

export default actionCard({
  id: 'skimmed-accounts',
  name: 'Skimmed Accounts',
  copies: 2,
  text: 'In the economy phase: another player receives half, rounded down. The other half is lost.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      usable: (game, { holder, component }) => aimable(game, component, others(game.state, holder)).length > 0,
      target: (game, { holder, component }) =>
        choosePlayer(game, holder, 'Who receives half?', aimable(game, component, others(game.state, holder))),
      effect: (game, { holder, component }, _event, [seat]) => void addEffect(game, component, holder, seat, 'phase'),
    }),
  ],
  modifiers: {
    'income-kept': (_game, { memory }, value, { seat }) => (memory === seat ? Math.floor(value / 2) : value),
  },
});
