import { technology } from '#ti4/rules/components/component.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';

const ROLLS: readonly RollPurpose[] = ['bombardment', 'space-cannon-offense', 'space-cannon-defense'];

export default technology({
  id: 'plasma-scoring',
  name: 'Plasma Scoring',
  set: 'base',
  text: 'When your units use Bombardment or Space Cannon: you may roll 1 extra die for 1 of them.',
  color: 'warfare',
  prerequisites: {},
  modifiers: {
    'extra-dice': (_game, { holder }, extra, { seat, purpose }) =>
      seat === holder && ROLLS.includes(purpose) ? extra + 1 : extra,
  },
});
