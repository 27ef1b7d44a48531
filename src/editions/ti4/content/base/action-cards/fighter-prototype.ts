import { hasBothSides, isSide } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';

export default actionCard({
  id: 'fighter-prototype',
  name: 'Fighter Prototype',
  set: 'base',
  text: 'When a space combat begins: in its first round, add 2 to each combat roll of your fighters.',
  copies: 1,
  advice: { gains: { dice: 6 } },
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) => isSide(event, holder) && hasBothSides(game, event),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'combat-round'),
    }),
  ],
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, unit, purpose }) =>
      seat === holder && unit.type === 'fighter' && purpose === 'space-combat' ? bonus + 2 : bonus,
  },
});
