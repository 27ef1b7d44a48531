import { ability, on, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { couldPassIfAllowed, isStoppedOnlyBy } from '#ti4/rules/movement/movement-paths.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** What cards may still add to a move value, once the system is activated. */
const STILL_TO_COME = 3;

/** Who has been let through. */
const guest = ({ memory }: HeldComponent): SeatId | undefined => (memory as { seat?: SeatId } | null)?.seat;

export default ability({
  id: 'aetherpassage',
  name: 'Aetherpassage',
  set: 'pok',
  faction: 'empyrean',
  text: 'After another player has activated a system you may let their ships move through systems with ships of yours.',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder && couldPassIfAllowed(game, { seat, host: holder, active: system }, STILL_TO_COME),
      effect: (game, { holder, component }, { seat }) => void addEffect(game, component, holder, { seat }, 'action'),
    }),
  ],
  modifiers: {
    // Ships of anybody else that are there as well block the way as ever.
    'ignores-blocking-ships': (game, held, ignores, { seat, system }) =>
      ignores || (guest(held) === seat && isStoppedOnlyBy(game, { seat, host: held.holder, system })),
  },
});
