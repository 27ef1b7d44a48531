import { currentCombat, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'devour',
  name: 'Devour',
  set: 'pok',
  faction: 'vuilraith',
  text: 'Whatever your opponent loses in a combat with you, structures excepted, is captured.',
  modifiers: {
    captors: (game, { holder }, captors, { unit }) => {
      const combat = currentCombat(game);
      return combat && isSide(combat, holder) && unit.owner === opponentIn(combat, holder)
        ? [...captors, holder]
        : captors;
    },
  },
});
