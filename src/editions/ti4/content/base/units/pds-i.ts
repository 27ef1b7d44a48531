import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'pds-i',
  name: 'PDS I',
  set: 'base',
  text: 'Space Cannon 6, Planetary Shield.',
  type: 'pds',
  spaceCannon: { value: 6, dice: 1 },
  planetaryShield: true,
});
