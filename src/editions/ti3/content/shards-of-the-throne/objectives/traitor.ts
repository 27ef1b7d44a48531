import { objective } from '#ti3/rules/components/component.ts';
import { hasAttackedPartner } from '#ti3/rules/objectives/round-losses.ts';

export default objective({
  id: 'traitor',
  name: 'Traitor',
  stage: 'preliminary',
  points: 1,
  text: 'This round, attack a player you had a trade agreement with.',
  tally: (game, seat) => [[Number(hasAttackedPartner(game, seat)), 1]],
  confidence: 'high',
});
