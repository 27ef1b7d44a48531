import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { areWormholesJoined, joinsAny } from '#ti4/content/shared/modifiers/joined-wormholes.ts';

export default actionCard({
  id: 'lost-star-chart',
  name: 'Lost Star Chart',
  set: 'base',
  text: 'After you activate a system: in this action, all systems with alpha or beta wormholes are adjacent to each other for all players.',
  copies: 1,
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) => event.seat === holder && joinsAny(game),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
  ],
  modifiers: { adjacent: (game, _held, near, { a, b, seat }) => near || areWormholesJoined(game, a, b, seat) },
});
