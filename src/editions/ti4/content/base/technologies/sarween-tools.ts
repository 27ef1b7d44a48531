import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'sarween-tools',
  name: 'Sarween Tools',
  set: 'base',
  text: 'Whatever your units make together with Production costs 1 less.',
  advice: { gains: { resources: 1.4 } },
  color: 'cybernetic',
  prerequisites: {},
  modifiers: {
    'production-cost': (_game, held, cost, { seat, by }) =>
      seat === held.holder && by.length ? Math.max(0, cost - 1) : cost,
  },
});
