import { objective } from '#ti4/rules/components/component.ts';
import { isHomePlanet } from '#ti4/rules/planets/planets.ts';

export default objective({
  id: 'become-a-martyr',
  name: 'Become a Martyr',
  set: 'pok',
  text: 'Lose control of a planet in any home system.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['planet-taken'],
  fulfilled: (game, seat, event) =>
    event?.name === 'planet-taken' && event.from === seat && isHomePlanet(game, event.planet),
});
