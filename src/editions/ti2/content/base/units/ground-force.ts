import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'ground-force',
  name: 'Ground Force',
  plural: 'Ground Forces',
  text: 'Lands on planets to gain control of them and defends them.',
  type: 'ground-force',
  cost: 4,
  battle: 8,
  movement: null,
  capacity: 0,
  keeps: 0,
  sale: 1,
  limit: null,
  is: ['land', 'troop'],
  sources: { text: 'confirmed' },
});
