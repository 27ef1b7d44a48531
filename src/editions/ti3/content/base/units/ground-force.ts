import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'ground-force',
  name: 'Ground Force',
  plural: 'Ground Forces',
  text: 'Two for one resource. Lands on planets, takes them and holds them.',
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
