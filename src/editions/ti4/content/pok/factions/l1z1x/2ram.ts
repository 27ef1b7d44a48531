import { leader } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const DREADNOUGHTS = 4;

export default leader({
  id: '2ram',
  name: '2RAM',
  set: 'pok',
  faction: 'l1z1x',
  role: 'commander',
  text: 'Unlock: have 4 dreadnoughts on the board. Planetary Shield does not prevent your Bombardment.',
  ...unlocksWith(
    DREADNOUGHTS,
    'dreadnoughts',
    (game, seat) => unitsAt(game, { owner: seat, type: 'dreadnought' }).length,
  ),
  modifiers: {
    'planetary-shield': (_game, { holder }, shielded, { attacker }) => shielded && attacker !== holder,
  },
});
