import { call, chosenKey } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { isExplorable, explore, exploreCall } from '#ti4/rules/exploration/exploration.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const open = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter(
    (planet) => isExplorable(game, planet) && unitsAt(game, { owner: seat, planet }).length > 0,
  );

export default technology({
  id: 'scanlink-drone-network',
  name: 'Scanlink Drone Network',
  set: 'pok',
  text: 'When you activate a system: you may explore a planet there that has your units on it.',
  advice: { gains: { points: 0.1 } },
  color: 'cybernetic',
  prerequisites: {},
  reactions: [
    on('when', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && open(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        choosePlanet.ask(holder, { prompt: 'Which planet do you explore?', planets: open(game, holder, system) }),
      effect: (game, { holder }, _event, target) => {
        const planet = chosenKey(target);
        return planet === undefined ? undefined : call(explore, exploreCall(game, holder, planet), 'finish');
      },
    }),
  ],
});
