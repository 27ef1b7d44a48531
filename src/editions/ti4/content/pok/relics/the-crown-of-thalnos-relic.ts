import { relic } from '#ti4/rules/components/component.ts';
import { riskyRerolls } from '#ti4/content/shared/cards/risky-rerolls.ts';

const ID = 'the-crown-of-thalnos-relic';

export default relic({
  id: ID,
  name: 'The Crown of Thalnos',
  set: 'pok',
  text: 'In each combat round: you may reroll any number of your dice and add 1 to each reroll. Then destroy each of your units that rerolled dice and has no hit.',
  // AI players lose more by it than they gain.
  advice: {},
  ...riskyRerolls({ id: ID, raise: 1, anyHitSaves: true }),
});
