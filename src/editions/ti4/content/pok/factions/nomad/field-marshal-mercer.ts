import { call } from '../../../../../../engine/index.ts';
import { leader, type Game } from '../../../../rules/components/component.ts';
import { lastActivated } from '../../../../rules/movement/activation.ts';
import type { PlanetId, SeatId, UnitType } from '../../../../rules/state.ts';
import { planetsOf } from '../../../../rules/units/planets.ts';
import { arrivalBarred } from '../../../../rules/units/units.ts';
import { agentAnswers } from '../../../shared/agents.ts';
import { relocation } from '../../../shared/relocated-forces.ts';

/** Planets of a player in the system that was the active one. */
function open(game: Game, seat: SeatId, type: UnitType): PlanetId[] {
  const system = lastActivated(game, seat);
  return planetsOf(game, seat)
    .filter((planet) => planet.system === system && arrivalBarred(game, seat, type, planet.id) === undefined)
    .map(({ id }) => id);
}

const { procedure: shifting, questions, possible } = relocation({ name: 'field-marshal-mercer', most: 2, open });

export default leader({
  id: 'field-marshal-mercer',
  name: 'Field Marshal Mercer',
  set: 'pok',
  faction: 'nomad',
  role: 'agent',
  text: "At the end of anybody's turn, exhaust him: that player sets up to two of their ground forces, from anywhere, down on planets of theirs in the active system.",
  // Practice players would exhaust him without moving any unit.
  advice: {},
  reactions: [
    agentAnswers('when', 'turn-ends', {
      usable: (game, _held, { seat }) => possible(game, seat),
      effect: (_game, _held, { seat }) => call(shifting, { seat }, 'finish'),
    }),
  ],
  procedures: [shifting],
  questions,
});
