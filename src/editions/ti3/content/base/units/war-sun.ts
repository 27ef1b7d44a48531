import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'war-sun',
  name: 'War Sun',
  plural: 'War Suns',
  text: 'Transports up to 6 ground forces, PDS and fighters. Can sustain damage once. Can bombard any planet, even with PDS or without invading it. Needs the War Sun technology.',
  type: 'war-sun',
  cost: 12,
  forCost: 1,
  battle: 3,
  dice: 3,
  movement: 2,
  capacity: 6,
  pieces: 2,
  is: ['ship', 'sustains', 'bombards', 'bombards-anything'],
  confidence: 'high',
});
