import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'pds',
  name: 'PDS',
  plural: 'PDS',
  text: "May fire once at enemy ships in its system after another player's movement segment, and once before round 1 of your space combat there. Fires once at each landing on its planet. Its planet cannot be bombarded.",
  type: 'pds',
  cost: 10,
  battle: 7,
  movement: null,
  capacity: 0,
  keeps: 0,
  sale: 4,
  limit: null,
  is: ['land', 'structure', 'shields'],
  sources: { text: 'confirmed' },
});
