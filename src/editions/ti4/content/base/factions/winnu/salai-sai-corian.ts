import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { unit } from '#ti4/rules/components/component.ts';

export default unit({
  id: 'salai-sai-corian',
  name: 'Salai Sai Corian',
  set: 'base',
  text: "Cost 8, combat 7, move 1, capacity 3, Sustain Damage. In combat, it rolls 1 die for each of your opponent's non-fighter ships in its system.",
  faction: 'winnu',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 0 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    dice: (game, { holder }, dice, { seat, unit: rolling, against, purpose, system }) => {
      if (seat !== holder || rolling.type !== 'flagship' || purpose !== 'space-combat' || against === null) return dice;
      // Other units that fight there as ships count.
      return dice + combatantsInSpace(game, system, against).filter(({ type }) => type !== 'fighter').length;
    },
  },
});
