import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'cruiser',
  name: 'Cruiser',
  plural: 'Cruisers',
  text: 'Each cruiser adds 1 to insurgence checks on your planets in its system.',
  type: 'cruiser',
  cost: 6,
  battle: 8,
  movement: 2,
  capacity: 0,
  keeps: 0,
  sale: 3,
  limit: null,
  is: ['ship'],
  sources: { text: 'confirmed' },
});
