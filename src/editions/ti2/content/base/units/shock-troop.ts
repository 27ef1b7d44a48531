import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'shock-troop',
  name: 'Shock Troop',
  plural: 'Shock Troops',
  text: 'A ground force that has proved itself: it falls first, and with one left what stands on a taken planet is seized.',
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
