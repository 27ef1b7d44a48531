import { on, technology } from '#ti4/rules/components/component.ts';
import { exhaustPlanets, planetOf } from '#ti4/rules/planets/planets.ts';

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon ΩΩ',
  set: 'codex-4',
  text: 'Your Bombardment and ground combat rolls produce twice as many hits. Exhaust each planet you bombard.',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  modifiers: {
    'roll-hits': (_game, { holder }, hits, { seat, purpose }) =>
      seat === holder && (purpose === 'bombardment' || purpose === 'ground-combat') ? 2 * hits : hits,
  },
  reactions: [
    on('after', 'dice-rolled', {
      mandatory: true,
      isUsable: (game, { holder }, event) =>
        event.seat === holder &&
        event.purpose === 'bombardment' &&
        event.planet !== undefined &&
        !planetOf(game, event.planet).exhausted,
      effect: (game, { component }, { planet }) => {
        if (planet !== undefined) exhaustPlanets(game, planetOf(game, planet).controller, [planet], component);
      },
    }),
  ],
});
