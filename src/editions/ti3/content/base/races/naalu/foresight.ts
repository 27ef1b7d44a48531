import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'foresight',
  name: 'Foresight',
  text: 'Whatever your strategy cards are, you are the first in the order of play.',
  confidence: 'high',
  modifiers: {
    'place-in-order': (_game, { holder }, place, { seat }) => (seat === holder ? 0 : place),
  },
});
