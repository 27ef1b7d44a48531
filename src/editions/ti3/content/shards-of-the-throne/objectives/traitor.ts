import { objective } from '../../../rules/components/component.ts';
import { attackedPartner } from '../../../rules/phases/losses.ts';

export default objective({
  id: 'traitor',
  name: 'Traitor',
  stage: 'preliminary',
  points: 1,
  text: 'In this round you have attacked somebody you had a trade agreement with.',
  tally: (game, seat) => [[Number(attackedPartner(game, seat)), 1]],
  confidence: 'high',
});
