import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'pds',
  name: 'PDS',
  plural: 'PDS',
  text: 'In each activation of its system, fires once at enemy ships after movement and once at enemy units that land on its planet. Dreadnoughts cannot bombard its planet. At most 2 on a planet.',
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
