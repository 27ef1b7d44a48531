import { actionCard, componentOf, on } from '#ti4/rules/components/component.ts';
import { denied, rollStats } from '#ti4/rules/combat/dice.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const PURPOSE = 'space-cannon-offense';

/** Whether there are units with Space Cannon of others, and something keeps each of them from firing already. */
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
  text: 'You have activated a system: during this movement nobody else can use Space Cannon against your ships.',
  copies: 1,
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, event) => event.seat === holder && !areAllDenied(game, holder, event.system),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
  ],
  modifiers: {
    // Against ships alone: landing ground forces are fired at all the same.
    'ability-denied': (game, { holder }, why, { purpose, against }) =>
      purpose === 'space-cannon-offense' && against === holder
        ? `A solar flare covers the ships of ${nameOfSeat(game, holder)}.`
        : why,
    // What gives a unit Space Cannon against arriving ships and nothing else cannot be played either.
    'action-card-barred': (_game, { holder }, why, { seat, card }) =>
      seat !== holder && componentOf(card) === 'experimental-battlestation' ? 'There is a solar flare.' : why,
  },
});
