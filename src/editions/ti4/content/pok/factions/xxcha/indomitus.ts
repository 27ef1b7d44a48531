import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'indomitus',
  name: 'Indomitus',
  faction: 'xxcha',
  text: 'Cost 2, combat 6, Sustain Damage, Space Cannon 8. Its Space Cannon also reaches ships in adjacent systems.',
  spaceCannon: { value: 8, dice: 1 },
  spaceCannonRange: 1,
});
