import { unit } from '#ti4/rules/components/component.ts';
import { hasForeignToken } from '#ti4/rules/tokens/fleet-pool-tokens.ts';

export default unit({
  id: 'arvicon-rex',
  name: 'Arvicon Rex',
  set: 'pok',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 3, Sustain Damage. Add 2 to each of its combat rolls against a player who has no command token in your fleet pool.',
  faction: 'mahact',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, unit: rolling, against, purpose }) =>
      seat === holder &&
      rolling.type === 'flagship' &&
      purpose === 'space-combat' &&
      against !== null &&
      !hasForeignToken(game, holder, against)
        ? bonus + 2
        : bonus,
  },
});
