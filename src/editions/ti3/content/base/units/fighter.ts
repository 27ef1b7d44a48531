import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'fighter',
  name: 'Fighter',
  plural: 'Fighters',
  text: 'Two for one resource. Needs a carrier, a war sun or a dock, and is not counted by fleet supply.',
  type: 'fighter',
  cost: 1,
  forCost: 2,
  battle: 9,
  dice: 1,
  movement: null,
  capacity: 0,
  pieces: null,
  is: ['ship', 'fighter'],
  confidence: 'high',
});
