import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'pds-ii',
  name: 'PDS II',
  set: 'base',
  text: 'Space Cannon 5 (reaches adjacent systems), Planetary Shield.',
  prerequisites: { warfare: 1, cybernetic: 1 },
  upgrade: {
    type: 'pds',
    spaceCannon: { value: 5, dice: 1 },
    spaceCannonRange: 1,
    planetaryShield: true,
  },
});
