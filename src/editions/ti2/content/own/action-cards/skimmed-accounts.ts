import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { addEffect } from '#ti2/rules/components/kit.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlayer } from '#ti2/rules/components/target-questions.ts';
import { othersFrom } from '#ti2/rules/seats.ts';

export default actionCard({
  id: 'skimmed-accounts',
  name: 'Skimmed Accounts',
  copies: 2,
  text: 'In the economy phase, before players gain income: choose another player. This phase, they gain only half of their income from all sources (also trade agreements and action cards), rounded down.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game, { holder, component }) =>
        allowedTargets(game, component, othersFrom(game.state, holder)).length > 0,
      target: (game, { holder, component }) =>
        choosePlayer(
          game,
          holder,
          'Which player gains only half of their income?',
          allowedTargets(game, component, othersFrom(game.state, holder)),
        ),
      effect: (game, { holder, component }, _event, [seat]) => void addEffect(game, component, holder, seat, 'phase'),
    }),
  ],
  modifiers: {
    'income-kept': (_game, { memory }, value, { seat }) => (memory === seat ? Math.floor(value / 2) : value),
  },
});
