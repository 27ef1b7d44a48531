import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import { isMovementBarred } from '#ti4/rules/movement/move-map.ts';
import { isShip } from '#ti4/rules/units/units.ts';

const ID = 'flank-speed';

export default actionCard({
  id: ID,
  name: 'Flank Speed',
  set: 'base',
  text: 'After you activate a system: each of your ships has +1 move in this action.',
  copies: 4,
  reactions: [
    on('after', 'system-activated', {
      // A second one in the same action has no effect, so it cannot be played (2.5).
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && !effectsOf(game, ID, holder).length && !isMovementBarred(game, seat, system),
      effect: (game, { holder }) => void addEffect(game, ID, holder, null, 'action'),
    }),
  ],
  modifiers: {
    move: (game, { holder }, move, { seat, unit }) => (seat === holder && isShip(game, unit) ? move + 1 : move),
  },
});
