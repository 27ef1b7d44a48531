import { leader } from '#ti4/rules/components/component.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';

export default leader({
  id: 'xxekir-grom',
  set: 'codex-3',
  faction: 'xxcha',
  name: 'Xxekir Grom Ω',
  role: 'hero',
  text: "When you exhaust a planet to spend resources, spend influence or cast votes: it is worth its resources plus its influence. The planet's own values do not change.",
  modifiers: {
    'planet-worth': (game, { holder }, worth, { seat, planet, kind }) =>
      seat === holder ? worth + (kind === 'resources' ? influenceOf(game, planet) : resourcesOf(game, planet)) : worth,
    'planet-votes-added': (game, { holder }, votes, { seat, planet }) =>
      seat === holder ? votes + resourcesOf(game, planet) : votes,
  },
});
