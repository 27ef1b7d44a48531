import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'hoarded-schemes',
  name: 'Hoarded Schemes',
  text: 'You draw 1 more action card in the status phase and have no hand limit for action cards.',
  confidence: 'high',
  modifiers: {
    'status-cards': (_game, { holder }, cards, { seat }) => (seat === holder ? cards + 1 : cards),
    'hand-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? Infinity : limit),
  },
});
