import { unwind } from '#engine';
import { technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { reactionForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';

export default technology({
  id: 'instinct-training',
  name: 'Instinct Training',
  set: 'base',
  text: 'When another player plays an action card: you may exhaust this card and spend 1 strategy token to cancel it.',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'xxcha',
  reactions: [
    reactionForToken('when', 'action-card-played', {
      isUsable: (game, held, { seat }) => seat !== held.holder && !isExhausted(game, held),
      effect: (game, held, { seat, card, frame }) => {
        exhaust(game, held);
        game.addFact({ type: 'action-card-cancelled', seat, card, by: held.holder });
        return unwind(frame, 'cancelled');
      },
    }),
  ],
});
