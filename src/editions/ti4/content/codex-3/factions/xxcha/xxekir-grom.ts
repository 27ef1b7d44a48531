import { leader } from '#ti4/rules/components/component.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';

export default leader({
  id: 'xxekir-grom',
  set: 'codex-3',
  faction: 'xxcha',
  name: 'Xxekir Grom Ω',
  role: 'hero',
  text: 'A planet that you exhaust is worth its resources and influence together, whichever of them you spend, and as many votes. Its values stay what they are.',
  modifiers: {
    'planet-worth': (game, { holder }, worth, { seat, planet, kind }) =>
      seat === holder ? worth + (kind === 'resources' ? influenceOf(game, planet) : resourcesOf(game, planet)) : worth,
    'planet-votes-added': (game, { holder }, votes, { seat, planet }) =>
      seat === holder ? votes + resourcesOf(game, planet) : votes,
  },
});
