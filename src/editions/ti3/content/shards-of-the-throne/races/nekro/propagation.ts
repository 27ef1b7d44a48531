import { ability } from '#ti3/rules/components/component.ts';

const INSTEAD = 3;

export default ability({
  id: 'propagation',
  name: 'Propagation',
  text: 'When a strategy, action or political card or the Alien Technology counter would give you a technology: gain 3 command counters instead. You pay any cost, without technology specialties.',
  confidence: 'high',
  modifiers: {
    'counters-for-technology': (_game, { holder }, count, { seat }) => (seat === holder ? INSTEAD : count),
  },
});
