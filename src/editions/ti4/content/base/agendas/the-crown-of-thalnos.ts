import { agenda } from '#ti4/rules/components/component.ts';
import { riskyRerolls } from '#ti4/content/shared/cards/risky-rerolls.ts';

const ID = 'the-crown-of-thalnos';

export default agenda({
  id: ID,
  name: 'The Crown of Thalnos',
  set: 'base',
  text: 'Elect a player: in each combat round, they may reroll any number of their dice. They destroy each of their units whose rerolled dice produce no hit.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  // The rerolls cost more than they gain.
  advice: {},
  ...riskyRerolls({ id: ID }),
});
