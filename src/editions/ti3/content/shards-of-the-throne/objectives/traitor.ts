import { objective } from '#ti3/rules/components/component.ts';
import { hasAttackedPartner } from '#ti3/rules/objectives/round-losses.ts';

export default objective({
  id: 'traitor',
  name: 'Traitor',
  stage: 'preliminary',
  points: 1,
  text: 'This round, begin a battle against a player with whom you had a trade agreement. When you score this, draw a secret objective.',
  tally: (game, seat) => [
    [
      Number(hasAttackedPartner(game, seat)),
      1,
      'to begin a battle this round against a player with whom you had a trade agreement',
    ],
  ],
  confidence: 'high',
});
