import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'dreadnought',
  name: 'Dreadnought',
  plural: 'Dreadnoughts',
  text: 'Bombards an enemy planet in its system. Gives +1 on insurgence checks of your planets there.',
  type: 'dreadnought',
  cost: 10,
  battle: 4,
  movement: 1,
  capacity: 0,
  keeps: 0,
  sale: 4,
  limit: null,
  is: ['ship'],
  sources: { text: 'confirmed' },
});
