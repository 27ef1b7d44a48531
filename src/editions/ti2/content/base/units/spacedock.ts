import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'spacedock',
  name: 'Spacedock',
  plural: 'Spacedocks',
  text: 'Each round, places up to as many units as its planet has resources, but none in the round it was bought. Supports 2 fighters. At most 1 on a planet.',
  type: 'spacedock',
  cost: 15,
  battle: null,
  movement: null,
  capacity: 0,
  keeps: 2,
  sale: 5,
  limit: 6,
  is: ['structure'],
  sources: { text: 'confirmed' },
});
