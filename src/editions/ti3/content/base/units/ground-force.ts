import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'ground-force',
  name: 'Ground Force',
  plural: 'Ground Forces',
  text: 'Lands on planets to gain control of them and defends them.',
  type: 'ground-force',
  cost: 1,
  forCost: 2,
  battle: 8,
  dice: 1,
  movement: null,
  capacity: 0,
  pieces: null,
  is: ['ground-force'],
  confidence: 'high',
});
