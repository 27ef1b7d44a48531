import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';

export default actionCard({
  id: 'hack-election',
  name: 'Hack Election',
  set: 'codex-1',
  text: "After an agenda is revealed: players vote on it counterclockwise, starting with the player to the speaker's right. The speaker still votes last.",
  copies: 1,
  reactions: [
    on('after', 'agenda-revealed', {
      isUsable: () => true,
      effect: (game, { holder }) => void addEffect(game, 'hack-election', holder, null, 'agenda'),
    }),
  ],
  modifiers: {
    'voting-order': (game, _held, order) => {
      const { speaker } = game.state;
      return [...order.filter((seat) => seat !== speaker).reverse(), ...order.filter((seat) => seat === speaker)];
    },
  },
});
