import { on, technology } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'spatial-conduit-cylinders';

export default technology({
  id: ID,
  name: 'Spatial Conduit Cylinders',
  set: 'base',
  text: 'After you activate a system where you have units: you may exhaust this card. In this action, that system is adjacent to every other system where you have units.',
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'jol-nar',
  modifiers: {
    // Applies to all players: other players' Space Cannon also use the adjacency.
    bridged: (game, { holder, key, memory }, near, { a, b }) => {
      if (near || (a !== memory && b !== memory) || !(key in game.state.effects)) return near;
      return unitsAt(game, { owner: holder, system: a === memory ? b : a }).length > 0;
    },
  },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, held, { seat, system }) =>
        seat === held.holder && !isExhausted(game, held) && unitsAt(game, { owner: seat, system }).length > 0,
      effect: (game, held, { system }) => {
        exhaust(game, held);
        addEffect(game, ID, held.holder, system, 'action');
      },
    }),
  ],
});
