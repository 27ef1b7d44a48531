import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'cheap-dreadnoughts',
  name: 'Cheap Dreadnoughts',
  text: 'Your dreadnoughts cost 4.',
  confidence: 'high',
  modifiers: {
    'unit-cost': (_game, { holder }, cost, { seat, type }) =>
      seat === holder && type === 'dreadnought' ? cost - 1 : cost,
  },
});
