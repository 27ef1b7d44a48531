import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'cruiser',
  name: 'Cruiser',
  plural: 'Cruisers',
  text: 'No unit abilities.',
  type: 'cruiser',
  cost: 2,
  forCost: 1,
  battle: 7,
  dice: 1,
  movement: 2,
  capacity: 0,
  pieces: 8,
  is: ['ship'],
  confidence: 'high',
});
