import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'fighter',
  name: 'Fighter',
  plural: 'Fighters',
  text: 'Moves only with carriers. It is destroyed if no carrier or spacedock in its system supports it.',
  type: 'fighter',
  cost: 4,
  battle: 9,
  movement: null,
  capacity: 0,
  keeps: 0,
  sale: 1,
  limit: null,
  is: ['ship', 'fighter'],
  sources: { text: 'confirmed' },
});
