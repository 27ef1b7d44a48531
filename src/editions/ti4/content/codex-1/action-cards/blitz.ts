import { bombardable } from '#ti4/rules/invasion/bombardment.ts';
import { actionCard, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId, Unit } from '#ti4/rules/state.ts';
import { definitionOf, isNonFighterShip, shipsIn } from '#ti4/rules/units/units.ts';

const unarmed = (game: Game, { holder }: HeldComponent, system: SystemId): Unit[] =>
  shipsIn(game, system, holder).filter((ship) => isNonFighterShip(game, ship) && !definitionOf(game, ship).bombardment);

export default actionCard({
  id: 'blitz',
  name: 'Blitz',
  set: 'codex-1',
  text: 'When your invasion begins: until it ends, your non-fighter ships in the system that lack Bombardment have Bombardment 6.',
  copies: 1,
  reactions: [
    on('when', 'invasion-begins', {
      isUsable: (game, held, event) =>
        event.seat === held.holder &&
        bombardable(game, held.holder, event.system, unarmed(game, held, event.system)).length > 0,
      effect: (game, { holder, component }, event) => void addEffect(game, component, holder, event.system, 'action'),
    }),
  ],
  modifiers: {
    'roll-stats': (game, held, stats, { unit, purpose }) =>
      stats ??
      (purpose === 'bombardment' && unit.system === held.memory && unarmed(game, held, unit.system).includes(unit)
        ? { value: 6, dice: 1 }
        : undefined),
  },
});
