import { currentCombat, isSide } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const fights = (game: Game, { owner, planet }: Unit): boolean => {
  const combat = currentCombat(game);
  return combat?.where === 'ground' && combat.planet === planet && isSide(combat, owner);
};

export default mech({
  id: 'annihilator',
  name: 'Annihilator',
  faction: 'l1z1x',
  text: 'Cost 2, combat 6, Sustain Damage, Bombardment 8. While it is not in ground combat, this mech can bombard planets in its system like a ship, even from a planet.',
  bombardment: { value: 8, dice: 1 },
  modifiers: {
    'bombards-from-planet': (game, { holder }, bombards, { unit }) =>
      bombards || (unit.owner === holder && unit.type === 'mech' && !fights(game, unit)),
  },
});
