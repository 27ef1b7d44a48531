import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'pds',
  name: 'PDS',
  plural: 'PDS',
  text: 'Fires once at ships that end their move in its system and once at units that land. Dreadnoughts cannot bombard its planet. At most 2 on a planet.',
  type: 'pds',
  cost: 2,
  forCost: 1,
  battle: 6,
  dice: 1,
  movement: null,
  capacity: 0,
  pieces: 6,
  is: ['structure', 'shields', 'fires-at-ships'],
  confidence: 'high',
});
