import { replaceAgenda } from '../../../../rules/council/agenda-phase.ts';
import { seatOf } from '../../../../rules/seats.ts';
import { spendStrategyToken } from '../../../shared/strategy-token.ts';
import { ability, on } from '../../../../rules/components/component.ts';

export default ability({
  id: 'quash',
  name: 'Quash',
  set: 'base',
  faction: 'xxcha',
  text: 'When an agenda is revealed, spend a strategy token to have the next one voted on in its place.',
  reactions: [
    on('when', 'agenda-revealed', {
      usable: (game, { holder }) => seatOf(game, holder).tokens.strategy > 0,
      effect: (game, { holder }) => {
        spendStrategyToken(game, holder);
        return replaceAgenda(game);
      },
    }),
  ],
});
