import { call, chosenOne } from '../../../../../engine/index.ts';
import { on, technology } from '../../../rules/components/component.ts';
import { explorable, explore, exploring } from '../../../rules/exploration/exploration.ts';
import type { Game } from '../../../rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '../../../rules/state.ts';
import { unitsAt } from '../../../rules/units/units.ts';
import { choosePlanet } from '../../shared/choosing-places.ts';

const open = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter(
    (planet) => explorable(game, planet) && unitsAt(game, { owner: seat, planet }).length > 0,
  );

export default technology({
  id: 'scanlink-drone-network',
  name: 'Scanlink Drone Network',
  set: 'pok',
  text: 'When you activate a system, you may explore a planet there on which you have a unit.',
  advice: { gains: { points: 0.1 } },
  color: 'cybernetic',
  prerequisites: {},
  reactions: [
    on('when', 'system-activated', {
      usable: (game, { holder }, { seat, system }) => seat === holder && open(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        choosePlanet.of(holder, { prompt: 'Which planet do you explore?', planets: open(game, holder, system) }),
      effect: (game, { holder }, _event, target) => {
        const planet = chosenOne(target);
        return planet === undefined ? undefined : call(explore, exploring(game, holder, planet), 'finish');
      },
    }),
  ],
});
