import { on, technology } from '#ti4/rules/components/component.ts';
import { rollDice } from '#ti4/rules/combat/dice.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';

export default technology({
  id: 'graviton-laser-system',
  name: 'Graviton Laser System',
  set: 'base',
  text: 'Before your units use Space Cannon: you may exhaust this card. If you do, hits from those units must be assigned to non-fighter ships first.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  reactions: [
    on('when', 'roll-begins', {
      isUsable: (game, held, event) =>
        event.seat === held.holder && event.purpose === 'space-cannon-offense' && !isExhausted(game, held),
      effect: (game, held) => {
        exhaust(game, held);
        const roll = game.enclosingData(rollDice);
        if (roll) roll.assign = { ...roll.assign, first: 'non-fighters' };
      },
    }),
  ],
});
