import { leader, on } from '../../../../rules/components/component.ts';
import { rollStats } from '../../../../rules/combat/dice.ts';
import { unitsAt } from '../../../../rules/units/units.ts';
import { chooseUnit } from '../../../shared/choosing-units.ts';
import { oneMoreDie } from '../../shared/one-more-die.ts';

const UNITS = 6;
const PURPOSES = ['anti-fighter-barrage', 'bombardment', 'space-cannon-offense'] as const;

export default leader({
  id: 'trrakan-aun-zulok',
  name: 'Trrakan Aun Zulok',
  set: 'pok',
  faction: 'argent',
  role: 'commander',
  text: 'Unlocked by 6 units on the board with anti-fighter barrage, Space Cannon or Bombardment. When your units roll for one of their abilities, one of them may roll one more die.',
  unlocks: (game, seat) =>
    unitsAt(game, { owner: seat }).filter((unit) => PURPOSES.some((purpose) => rollStats(game, unit, purpose, unit.system) !== undefined))
      .length >= UNITS,
  reactions: [
    on(
      'when',
      'roll-begins',
      oneMoreDie(() => undefined),
    ),
  ],
  questions: [chooseUnit],
});
