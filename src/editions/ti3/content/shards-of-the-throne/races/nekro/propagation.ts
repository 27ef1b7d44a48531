import { ability } from '#ti3/rules/components/component.ts';

const INSTEAD = 3;

export default ability({
  id: 'propagation',
  name: 'Propagation',
  text: 'Whenever a strategy card, an action card or a political card would bring you a technology you gain 3 command counters instead.',
  confidence: 'high',
  modifiers: {
    'counters-for-technology': (_game, { holder }, count, { seat }) => (seat === holder ? INSTEAD : count),
  },
});
