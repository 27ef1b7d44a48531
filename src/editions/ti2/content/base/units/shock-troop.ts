import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'shock-troop',
  name: 'Shock Troop',
  plural: 'Shock Troops',
  text: 'A ground force that hits with an unmodified 10 in invasion combat rolls again: on 9 or 10 it becomes a shock troop (at most 8 in the game). Assign hits to your shock troops first, except from PDS fire. If at least 1 survives an invasion that you win, you may take over the enemy PDS and spacedock there.',
  type: 'shock-troop',
  cost: null,
  battle: 5,
  movement: null,
  capacity: 0,
  keeps: 0,
  sale: 1,
  limit: null,
  is: ['land', 'troop'],
  option: 'shockTroops',
  sources: { text: 'confirmed' },
});
