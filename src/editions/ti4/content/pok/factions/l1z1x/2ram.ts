import { leader } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const DREADNOUGHTS = 4;

export default leader({
  id: '2ram',
  name: '2RAM',
  set: 'pok',
  faction: 'l1z1x',
  role: 'commander',
  text: 'Unlock: have 4 dreadnoughts on the board. Planetary Shield does not prevent your Bombardment.',
  unlocks: (game, seat) => unitsAt(game, { owner: seat, type: 'dreadnought' }).length >= DREADNOUGHTS,
  modifiers: {
    'planetary-shield': (_game, { holder }, shielded, { attacker }) => shielded && attacker !== holder,
  },
});
