import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'dreadnought',
  name: 'Dreadnought',
  plural: 'Dreadnoughts',
  text: 'In your invasion segment, it can bombard 1 enemy planet in its system once, if that planet has no PDS. Each dreadnought adds 1 to the rolls of insurgence checks on your planets in its system.',
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
