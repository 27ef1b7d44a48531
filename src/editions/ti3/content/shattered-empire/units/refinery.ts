import { unit } from '../../../rules/components/component.ts';
import { onPlanet } from '../../../rules/planets/units.ts';

const TYPE = 'refinery';

export default unit({
  id: TYPE,
  name: 'Refinery',
  plural: 'Refineries',
  text: 'Its planet has 1 more resources. Build it in the production step, without a space dock, on a planet that you have controlled for an entire round: not in a home system, not on a trade station, not where ships of others are. The planet is exhausted. One facility at most on a planet; it is destroyed when the planet is taken.',
  type: TYPE,
  cost: 1,
  forCost: 1,
  unbought: true,
  battle: null,
  dice: 0,
  movement: null,
  capacity: 0,
  pieces: 8,
  shared: true,
  is: ['structure', 'facility'],
  option: 'facilities',
  confidence: 'medium',
  modifiers: {
    'planet-resources': (game, { holder }, resources, { planet }) =>
      onPlanet(game, planet).some(({ owner, type }) => owner === holder && type === TYPE) ? resources + 1 : resources,
  },
});
