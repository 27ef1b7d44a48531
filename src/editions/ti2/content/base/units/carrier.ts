import { unit } from '#ti2/rules/components/component.ts';

export default unit({
  id: 'carrier',
  name: 'Carrier',
  plural: 'Carriers',
  text: 'Transports up to 5 ground forces, PDS and fighters. If it is destroyed, ground forces and PDS on it are destroyed too.',
  type: 'carrier',
  cost: 10,
  battle: 9,
  movement: 1,
  capacity: 5,
  keeps: 0,
  sale: 4,
  limit: null,
  is: ['ship'],
  sources: { text: 'confirmed' },
});
