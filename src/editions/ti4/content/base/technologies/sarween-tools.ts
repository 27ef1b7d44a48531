import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'sarween-tools',
  name: 'Sarween Tools',
  set: 'base',
  text: 'When your units use Production: the units you produce cost 1 less in total.',
  advice: { gains: { resources: 1.4 } },
  color: 'cybernetic',
  prerequisites: {},
  modifiers: {
    'production-cost': (_game, held, cost, { seat, by }) =>
      seat === held.holder && by.length ? Math.max(0, cost - 1) : cost,
  },
});
