import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'high-command',
  name: 'High Command',
  text: 'You gain 1 more command counter in the status phase.',
  confidence: 'high',
  modifiers: {
    'status-counters': (_game, { holder }, counters, { seat }) => (seat === holder ? counters + 1 : counters),
  },
});
