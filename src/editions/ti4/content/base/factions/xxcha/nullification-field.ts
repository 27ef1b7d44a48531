import { technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { cutTurnShort } from '#ti4/rules/phases/turn-state.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { reactionForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';

export default technology({
  id: 'nullification-field',
  name: 'Nullification Field',
  set: 'base',
  text: 'After another player activates a system where you have ships: you may exhaust this card and spend 1 strategy token to end their turn.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'xxcha',
  reactions: [
    reactionForToken('after', 'system-activated', {
      isUsable: (game, held, { seat, system }) =>
        seat !== held.holder && !isExhausted(game, held) && shipsIn(game, system, held.holder).length > 0,
      effect: (game, held, { seat }) => {
        exhaust(game, held);
        return cutTurnShort(game, seat, held.holder);
      },
    }),
  ],
});
