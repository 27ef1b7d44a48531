import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'hyper-metabolism',
  name: 'Hyper Metabolism',
  set: 'base',
  text: 'Gain 1 more command token in each status phase.',
  advice: { gains: { tokens: 0.9 } },
  color: 'biotic',
  prerequisites: { biotic: 2 },
  modifiers: {
    'tokens-gained-in-status': (_game, held, count, { seat }) => (seat === held.holder ? count + 1 : count),
  },
});
