import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'fighter',
  name: 'Fighter',
  plural: 'Fighters',
  text: "Needs capacity of a carrier, war sun or space dock. Does not count toward fleet supply. Does not block other players' ships.",
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
