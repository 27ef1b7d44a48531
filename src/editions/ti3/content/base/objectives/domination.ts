import { objective } from '#ti3/rules/components/component.ts';
import { conqueredHomes } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'domination',
  name: 'Domination!',
  stage: 2,
  points: 0,
  text: 'Control all planets in the home systems of 2 other players. When you score this, you win the game.',
  tally: (game, seat) => [[conqueredHomes(game, seat), 2, "other players' home systems where you control all planets"]],
  wins: true,
  confidence: 'high',
});
