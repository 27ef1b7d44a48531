import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'hoarded-schemes',
  name: 'Hoarded Schemes',
  text: 'You draw one more action card in the status phase, and hold as many as you like.',
  confidence: 'high',
  modifiers: {
    'status-cards': (_game, { holder }, cards, { seat }) => (seat === holder ? cards + 1 : cards),
    'hand-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? Infinity : limit),
  },
});
