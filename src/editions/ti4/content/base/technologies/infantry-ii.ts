import { technology } from '#ti4/rules/components/component.ts';
import { survivingInfantry } from '#ti4/content/shared/cards/surviving-infantry.ts';

export default technology({
  id: 'infantry-ii',
  name: 'Infantry II',
  set: 'base',
  text: 'Cost 1 for 2, combat 7. After it is destroyed: roll a die. On 6 or higher, it returns when your next turn begins: place it on a planet you control in your home system.',
  prerequisites: { biotic: 2 },
  upgrade: {
    type: 'infantry',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
  },
  ...survivingInfantry('infantry-ii', 6),
});
