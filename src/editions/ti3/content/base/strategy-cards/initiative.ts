import { strategyCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';

export default strategyCard({
  id: 'initiative',
  name: 'Initiative',
  number: 1,
  theme: 'initiative',
  text: 'When you pick this card: become the speaker. This round, you spend no command counters to follow. It has no strategic action. No player can pick it twice in a row.',
  confidence: 'high',
  primary: null,
  secondary: null,
  secondaryCost: 0,
  notTwice: true,
  // The player takes the speaker token as soon as the card is chosen (E3 3.5).
  chosen: (game, seat) => {
    addEffect(game, 'initiative', seat, null, 'round');
    if (game.state.speaker === seat) return;
    game.state.speaker = seat;
    game.addFact({ type: 'speaker-changed', seat });
  },
  modifiers: {
    'secondary-cost': (_game, { holder }, cost, { seat }) => (seat === holder ? 0 : cost),
  },
});
