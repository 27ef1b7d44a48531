import { call } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { lastActivatedSystem } from '#ti4/rules/movement/activation.ts';
import type { PlanetId, SeatId, UnitType } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { relocateGroundForces } from '#ti4/content/shared/procedures/relocate-ground-forces.ts';

/** Lists a player's planets in the system it activated last on which a unit of the type can be placed. */
function open(game: Game, seat: SeatId, type: UnitType): PlanetId[] {
  const system = lastActivatedSystem(game, seat);
  return planetsOf(game, seat)
    .filter((planet) => planet.system === system && arrivalProblem(game, seat, type, planet.id) === undefined)
    .map(({ id }) => id);
}

const {
  procedure: shifting,
  questions,
  possible,
} = relocateGroundForces({ name: 'field-marshal-mercer', most: 2, open });

export default leader({
  id: 'field-marshal-mercer',
  name: 'Field Marshal Mercer',
  set: 'pok',
  faction: 'nomad',
  role: 'agent',
  text: "When a player's turn ends: you may exhaust this card. That player may move up to 2 of their ground forces from anywhere to planets they control in the active system.",
  // AI players would exhaust him without moving any unit.
  advice: {},
  reactions: [
    agentReaction('when', 'turn-ends', {
      isUsable: (game, _held, { seat }) => possible(game, seat),
      effect: (_game, _held, { seat }) => call(shifting, { seat }, 'finish'),
    }),
  ],
  procedures: [shifting],
  questions,
});
