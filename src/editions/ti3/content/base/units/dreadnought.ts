import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'dreadnought',
  name: 'Dreadnought',
  plural: 'Dreadnoughts',
  text: 'Can sustain damage once. Bombards a planet that you invade if there is no PDS on it.',
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
