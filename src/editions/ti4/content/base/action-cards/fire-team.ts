import { call } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';

export default actionCard({
  id: 'fire-team',
  name: 'Fire Team',
  set: 'base',
  text: 'After your ground forces roll in a ground combat round: reroll any number of those dice.',
  copies: 1,
  advice: { gains: { dice: 2 } },
  reactions: [
    on('after', 'dice-rolled', {
      isUsable: (game, { holder, component }, event) =>
        event.seat === holder && event.purpose === 'ground-combat' && canReroll(game, holder, component),
      effect: (_game, { holder, component }) =>
        call(rerollDice, { seat: holder, by: component, of: [holder] }, 'finish'),
    }),
  ],
});
