import { on, technology } from '#ti4/rules/components/component.ts';
import { readyPlanetOf } from '#ti4/rules/planets/planets.ts';

export default technology({
  id: 'pre-fab-arcologies',
  name: 'Pre-Fab Arcologies',
  set: 'pok',
  text: 'After you explore a planet you control: ready it.',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  faction: 'naaz-rokha',
  reactions: [
    on('after', 'exploration-ends', {
      mandatory: 'any-order',
      isUsable: ({ state }, { holder }, { seat, planet = '' }) =>
        seat === holder && state.planets[planet]?.controller === holder && state.planets[planet].exhausted,
      effect: (game, { holder }, { planet = '' }) => readyPlanetOf(game, holder, planet),
    }),
  ],
});
