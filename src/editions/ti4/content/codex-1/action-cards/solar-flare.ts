import { actionCard, componentOf, on } from '#ti4/rules/components/component.ts';
import { denied, rollStats } from '#ti4/rules/combat/dice.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const PURPOSE = 'space-cannon-offense';

/** Tells whether other players have units with Space Cannon and none of them can fire anyway. */
function areAllDenied(game: Game, seat: SeatId, system: SystemId): boolean {
  const armed = unitsAt(game, { notOwner: seat }).filter(
    (unit) => rollStats(game, unit, PURPOSE, system) !== undefined,
  );
  const isDenied = (unit: (typeof armed)[number]): boolean =>
    denied(game, { seat: unit.owner, against: seat, purpose: PURPOSE, system }, unit) !== undefined;
  return armed.length > 0 && armed.every(isDenied);
}

export default actionCard({
  id: 'solar-flare',
  name: 'Solar Flare',
  set: 'codex-1',
  text: 'After you activate a system: no other player can use Space Cannon against your ships during this movement.',
  copies: 1,
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) => event.seat === holder && !areAllDenied(game, holder, event.system),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
  ],
  modifiers: {
    // Protects ships only: Space Cannon can still fire at landing ground forces.
    'ability-denied': (game, { holder }, why, { purpose, against }) =>
      purpose === 'space-cannon-offense' && against === holder
        ? `Space Cannon cannot be used against ${nameOfSeat(game, holder)}'s ships: Solar Flare was played.`
        : why,
    // Also bars a card whose only effect is to give a unit Space Cannon against arriving ships.
    'action-card-barred': (_game, { holder }, why, { seat, card }) =>
      seat !== holder && componentOf(card) === 'experimental-battlestation'
        ? 'You cannot use Space Cannon against these ships: Solar Flare was played.'
        : why,
  },
});
