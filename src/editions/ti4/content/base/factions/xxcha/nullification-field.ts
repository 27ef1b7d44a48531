import { on, technology } from '../../../../rules/components/component.ts';
import { exhaust, isExhausted } from '../../../../rules/components/in-force.ts';
import { cutShort } from '../../../../rules/phases/turn.ts';
import { shipsIn } from '../../../../rules/units/units.ts';
import { noStrategyToken, spendStrategyToken } from '../../../shared/strategy-token.ts';

export default technology({
  id: 'nullification-field',
  name: 'Nullification Field',
  set: 'base',
  text: 'Another player activates a system with ships of yours: exhaust this and spend a strategy token, and their turn is over.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'xxcha',
  reactions: [
    on('after', 'system-activated', {
      usable: (game, held, { seat, system }) =>
        seat !== held.holder &&
        !isExhausted(game, held) &&
        noStrategyToken(game, held.holder) === undefined &&
        shipsIn(game, system, held.holder).length > 0,
      effect: (game, held, { seat }) => {
        exhaust(game, held);
        spendStrategyToken(game, held.holder);
        return cutShort(game, seat, held.holder);
      },
    }),
  ],
});
