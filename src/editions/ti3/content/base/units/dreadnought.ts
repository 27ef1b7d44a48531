import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'dreadnought',
  name: 'Dreadnought',
  plural: 'Dreadnoughts',
  text: 'Can sustain damage once. Can bombard a planet that you invade, unless a PDS is there.',
  type: 'dreadnought',
  cost: 5,
  forCost: 1,
  battle: 5,
  dice: 1,
  movement: 1,
  capacity: 0,
  pieces: 5,
  is: ['ship', 'sustains', 'bombards'],
  confidence: 'high',
});
