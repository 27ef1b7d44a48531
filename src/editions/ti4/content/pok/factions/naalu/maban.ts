import { leader } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { additionalUnit } from '#ti4/content/shared/modifiers/additional-units.ts';

const FIGHTERS = 12;

export default leader({
  id: 'maban',
  set: 'pok',
  faction: 'naalu',
  name: "M'aban",
  role: 'commander',
  text: 'Unlocked by 12 fighters on the board. Each time you pay for fighters, one more comes with them, which need not count against what you can produce.',
  unlocks: (game, seat) => unitsAt(game, { owner: seat, type: 'fighter' }).length >= FIGHTERS,
  modifiers: additionalUnit('fighter'),
});
