import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'mechanized-unit',
  name: 'Mechanized Unit',
  plural: 'Mechanized Units',
  text: 'Rolls 2 dice. Can sustain damage once. Otherwise it is a ground force: it is transported, lands and fights like one.',
  type: 'mechanized-unit',
  cost: 2,
  forCost: 1,
  battle: 6,
  dice: 2,
  movement: null,
  capacity: 0,
  pieces: 4,
  is: ['ground-force', 'sustains'],
  option: 'mechanizedUnits',
  // The two dice are recalled from memory only.
  confidence: 'medium',
});
