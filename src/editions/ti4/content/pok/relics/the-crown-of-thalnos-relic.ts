import { relic } from '#ti4/rules/components/component.ts';
import { riskyRerolls } from '#ti4/content/shared/cards/risky-rerolls.ts';

const ID = 'the-crown-of-thalnos-relic';

export default relic({
  id: ID,
  name: 'The Crown of Thalnos',
  set: 'pok',
  text: 'In every combat round you may roll any of your dice again, with 1 added to what they show; each unit that rolled again and has no hit at all is destroyed.',
  // AI players lose more by it than they gain.
  advice: {},
  ...riskyRerolls({ id: ID, raise: 1, anyHitSaves: true }),
});
