import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default actionCard({
  id: 'grand-armada',
  name: 'Grand Armada',
  copies: 1,
  text: 'When the strategy phase begins: this round, fleet supply does not limit your ships in your home system. When the status phase ends, remove your excess ships there.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: () => true,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'round');
      },
    }),
  ],
  modifiers: {
    'fleet-supply': (game, { holder }, supply, { seat, system }) =>
      seat === holder && system === seatOf(game, holder).home ? Infinity : supply,
  },
});
