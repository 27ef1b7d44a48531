import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'carrier',
  name: 'Carrier',
  plural: 'Carriers',
  text: 'Transports up to 6 ground forces, PDS and fighters.',
  type: 'carrier',
  cost: 3,
  forCost: 1,
  battle: 9,
  dice: 1,
  movement: 1,
  capacity: 6,
  pieces: 4,
  is: ['ship'],
  confidence: 'high',
});
