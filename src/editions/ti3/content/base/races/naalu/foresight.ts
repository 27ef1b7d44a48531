import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'foresight',
  name: 'Foresight',
  text: 'You are first in the order of play, regardless of your strategy cards.',
  confidence: 'high',
  modifiers: {
    'place-in-order': (_game, { holder }, place, { seat }) => (seat === holder ? 0 : place),
  },
});
