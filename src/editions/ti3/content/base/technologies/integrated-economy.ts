import { technology, type Game } from '#ti3/rules/components/component.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { unitsInSystem } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lists the adjacent systems that a seat has activated and can enter, without other players' units. */
const nextDoor = (game: Game, seat: SeatId, system: SystemId): SystemId[] =>
  adjacentSystems(game, system, seat).filter(
    (next) =>
      hasCounterIn(game, seat, next) &&
      unitsInSystem(game, next).every(({ owner }) => owner === seat) &&
      entryProblem(game, seat, next) === undefined,
  );

export default technology({
  id: 'integrated-economy',
  name: 'Integrated Economy',
  text: "You may also place produced units in adjacent systems that you have activated and that have no other player's units. Place ground forces and PDS on any of your planets there or in the space dock's system.",
  color: 'yellow',
  needs: ['micro-technology', 'cybernetics'],
  confidence: 'high',
  modifiers: {
    'delivers-to': (game, { holder }, systems, { seat, system }) =>
      seat === holder ? [...systems, system, ...nextDoor(game, seat, system)] : systems,
  },
});
