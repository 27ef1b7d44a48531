import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'space-dock',
  name: 'Space Dock',
  plural: 'Space Docks',
  text: 'Builds as many units as its planet has resources, and two; keeps three fighters. One at most on a planet.',
  type: 'space-dock',
  cost: 4,
  forCost: 1,
  battle: null,
  dice: 0,
  movement: null,
  capacity: 0,
  pieces: 3,
  is: ['structure', 'produces'],
  confidence: 'high',
});
