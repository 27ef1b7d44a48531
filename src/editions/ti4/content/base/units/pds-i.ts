import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'pds-i',
  name: 'PDS I',
  set: 'base',
  text: 'Space cannon 6, planetary shield.',
  type: 'pds',
  spaceCannon: { value: 6, dice: 1 },
  planetaryShield: true,
});
