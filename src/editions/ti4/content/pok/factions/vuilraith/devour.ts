import { currentCombat, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'devour',
  name: 'Devour',
  set: 'pok',
  faction: 'vuilraith',
  text: "When your opponent's units are destroyed in combat, you capture them, except structures.",
  modifiers: {
    captors: (game, { holder }, captors, { unit }) => {
      const combat = currentCombat(game);
      return combat && isSide(combat, holder) && unit.owner === opponentIn(combat, holder)
        ? [...captors, holder]
        : captors;
    },
  },
});
