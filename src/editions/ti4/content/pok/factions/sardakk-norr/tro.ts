import { chosenOne } from '../../../../../../engine/index.ts';
import { leader, type Game } from '../../../../rules/components/component.ts';
import type { PlanetId, SeatId, SystemId } from '../../../../rules/state.ts';
import { planetOf, planetsOf } from '../../../../rules/units/planets.ts';
import { arrivalBarred, placeUnits } from '../../../../rules/units/units.ts';
import { agentAnswers } from '../../../shared/agents.ts';
import { choosePlanet } from '../../../shared/choosing-places.ts';

const open = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  planetsOf(game, seat)
    .filter((planet) => planet.system === system && arrivalBarred(game, seat, 'infantry', planet.id) === undefined)
    .map(({ id }) => id);

export default leader({
  id: 'tro',
  name: "T'ro",
  set: 'pok',
  faction: 'sardakk-norr',
  role: 'agent',
  text: "After anybody's tactical action, exhaust him: that player places 2 infantry on a planet of theirs in the active system.",
  advice: { gains: { units: { infantry: 2 } } },
  reactions: [
    agentAnswers('after', 'tactical-action-ends', {
      usable: (game, _held, { seat, system }) => open(game, seat, system).length > 0,
      target: (game, { holder }, { seat, system }) =>
        choosePlanet.of(holder, { prompt: 'On which planet are 2 infantry placed?', planets: open(game, seat, system) }),
      effect: (game, _held, { seat }, target) => {
        const planet = chosenOne(target);
        if (planet !== undefined) placeUnits(game, seat, 'infantry', 2, { system: planetOf(game, planet).system, planet });
      },
    }),
  ],
});
