import { unit } from '#ti3/rules/components/component.ts';

export default unit({
  id: 'space-dock',
  name: 'Space Dock',
  plural: 'Space Docks',
  text: "Production limit: its planet's resources plus 2. Cannot produce in the round it was placed, or while other players' ships are in its system. Gives capacity for 3 fighters. At most 1 on a planet.",
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
