import { currentCombat } from '#ti4/rules/combat/combat.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

/**
 * Tells whether a hit of a roll belongs to a space combat in the unit's system, including hits by abilities. Space
 * cannons fire before the combat.
 */
function inCombat(game: Game, { system }: Unit, purpose: RollPurpose): boolean {
  if (purpose === 'space-combat' || purpose === 'anti-fighter-barrage') return true;
  const combat = currentCombat(game);
  return purpose === 'ability' && combat?.where === 'space' && combat.system === system;
}

export default mech({
  id: 'quantum-manipulator',
  name: 'Quantum Manipulator',
  faction: 'nomad',
  text: 'Cost 2, combat 6, Sustain Damage. While this mech is in space during a combat, it may sustain damage to cancel 1 hit on your ships in its system.',
  modifiers: {
    'guards-ships': (game, { holder }, guards, { unit, purpose }) =>
      guards || (unit.owner === holder && unit.type === 'mech' && inCombat(game, unit, purpose)),
  },
});
