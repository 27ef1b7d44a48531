import { isSide } from '#ti4/rules/combat/combat.ts';
import { on, unit, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'eidolon';

/**
 * Tells whether a unit is a mech in the space area of the active system while its card is flipped. The effect of the
 * flipped card remembers the system.
 */
const turned = (game: Game, { holder, key, memory }: HeldComponent, { owner, type, system, planet }: Unit): boolean =>
  key in game.state.effects && owner === holder && type === 'mech' && planet === undefined && system === memory;

export default unit({
  id: ID,
  name: 'Eidolon',
  set: 'pok',
  text: 'Cost 2, combat 6 with 2 dice, Sustain Damage. When a space combat begins in the active system: until it ends, your mechs in space there are also ships with combat 8 (2 dice) and no Sustain Damage.',
  faction: 'naaz-rokha',
  type: 'mech',
  onLeaderSheet: true,
  cost: 2,
  combat: { value: 6, dice: 2 },
  sustainDamage: true,
  reactions: [
    on('when', 'space-combat-begins', {
      mandatory: true,
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        event.system === game.state.turn.system &&
        !effectsOf(game, ID, holder).length &&
        unitsAt(game, { owner: holder, system: event.system, type: 'mech', space: true }).length > 0,
      effect: (game, { holder }, { system }) => void addEffect(game, ID, holder, system, 'combat'),
    }),
  ],
  modifiers: {
    'ship-in-space': (game, held, ship, { unit: one }) => ship || turned(game, held, one),
    'roll-stats': (game, held, stats, { unit: one, purpose }) =>
      stats && purpose === 'space-combat' && turned(game, held, one) ? { ...stats, value: 8, dice: 2 } : stats,
    'sustains-damage': (game, held, sustains, { unit: one }) => sustains && !turned(game, held, one),
  },
});
