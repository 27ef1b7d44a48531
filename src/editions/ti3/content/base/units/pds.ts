import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'pds',
  name: 'PDS',
  plural: 'PDS',
  text: 'Fires once at ships that end their way in its system and once at a landing; dreadnoughts do not bombard its planet. Two at most on a planet.',
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
