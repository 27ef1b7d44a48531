import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'spacedock',
  name: 'Spacedock',
  plural: 'Spacedocks',
  text: 'Place it on any of your planets without one. Each round it places up to as many units as its planet has resources, but none in the round it was bought. Supports 2 fighters.',
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
