import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'fighter',
  name: 'Fighter',
  plural: 'Fighters',
  text: 'Moves only with carriers. Each carrier supports up to 5 (less its other cargo), each spacedock 2. Fighters without support are destroyed at the end of the segment; in a space combat, right after it.',
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
