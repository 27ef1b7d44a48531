import { actionCard, on } from '#ti4/rules/components/component.ts';
import { invasion, recallGroundForces } from '#ti4/rules/invasion/invasion.ts';

export default actionCard({
  id: 'parley',
  name: 'Parley',
  set: 'base',
  text: 'After another player commits units to a planet you control: return those units to space. They cannot be committed again in this action.',
  copies: 1,
  advice: { gains: { planets: 1 } },
  reactions: [
    on('after', 'ground-forces-committed', {
      isUsable: (game, { holder }, event) =>
        event.seat !== holder &&
        game.state.planets[event.planet].controller === holder &&
        (game.enclosingData(invasion)?.committed?.[event.planet] ?? []).some((id) => game.state.units[id]),
      effect: (game, _held, event) => recallGroundForces(game, event.planet),
    }),
  ],
});
