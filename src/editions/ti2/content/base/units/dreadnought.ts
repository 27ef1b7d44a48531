import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'dreadnought',
  name: 'Dreadnought',
  plural: 'Dreadnoughts',
  text: 'In your invasion segment, it may bombard 1 enemy planet without PDS in its system once, even if nothing lands there. Each dreadnought adds 1 to insurgence checks on your planets in its system.',
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
