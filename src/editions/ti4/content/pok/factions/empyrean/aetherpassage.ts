import { ability, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { couldPassIfAllowed, isStoppedOnlyBy } from '#ti4/rules/movement/movement-paths.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Bonus to move values that cards may still add after the activation. */
const STILL_TO_COME = 3;

/** Returns the player whose ships may pass, or undefined if there is none. */
const guest = ({ memory }: HeldComponent): SeatId | undefined => (memory as { seat?: SeatId } | null)?.seat;

export default ability({
  id: 'aetherpassage',
  name: 'Aetherpassage',
  set: 'pok',
  faction: 'empyrean',
  text: 'After another player activates a system: in this action, you may let their ships move through systems where you have ships.',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder && couldPassIfAllowed(game, { seat, host: holder, active: system }, STILL_TO_COME),
      effect: (game, { holder, component }, { seat }) => void addEffect(game, component, holder, { seat }, 'action'),
    }),
  ],
  modifiers: {
    // A third player's ships in the system still block the way.
    'ignores-blocking-ships': (game, held, ignores, { seat, system }) =>
      ignores || (guest(held) === seat && isStoppedOnlyBy(game, { seat, host: held.holder, system })),
  },
});
