import { leader } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { additionalUnit } from '#ti4/content/shared/modifiers/additional-units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const FIGHTERS = 12;

export default leader({
  id: 'maban',
  set: 'pok',
  faction: 'naalu',
  name: "M'aban",
  role: 'commander',
  text: 'Unlock: have 12 fighters on the board. For each cost of 1 that you pay for fighters, you may produce 1 more for free. It does not count against your production limit.',
  ...unlocksWith(FIGHTERS, 'fighters', (game, seat) => unitsAt(game, { owner: seat, type: 'fighter' }).length),
  modifiers: additionalUnit('fighter'),
});
