import { on, technology, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { isMovementBarred } from '#ti4/rules/movement/move-map.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { adjacentSystems, anomaliesIn, areNeighbors } from '#ti4/rules/board/adjacency.ts';

const carried = ({ memory }: HeldComponent): SeatId | undefined => (memory as { seat?: SeatId } | null)?.seat;

export default technology({
  id: 'aetherstream',
  name: 'Aetherstream',
  set: 'pok',
  text: "After you or a neighbor activates a system adjacent to an anomaly: you may give all that player's ships +1 move in this action.",
  color: 'propulsion',
  prerequisites: { propulsion: 2 },
  faction: 'empyrean',
  advice: { gains: { moves: 1 } },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        (seat === holder || areNeighbors(game, seat, holder)) &&
        !isMovementBarred(game, seat, system) &&
        adjacentSystems(game, system, holder).some((near) => anomaliesIn(game, near).length > 0),
      effect: (game, { holder, component }, { seat }) => void addEffect(game, component, holder, { seat }, 'action'),
    }),
  ],
  modifiers: { move: (_game, held, move, { seat }) => (carried(held) === seat ? move + 1 : move) },
});
