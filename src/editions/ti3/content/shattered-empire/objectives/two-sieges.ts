import { objective } from '#ti3/rules/components/component.ts';
import { homesBesieged } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-sieges',
  name: 'Two Sieges',
  stage: 2,
  points: 0,
  text: "Have at least 4 non-fighter ships in each of 2 other players' home systems. When you score this, you win the game.",
  tally: (game, seat) => [
    [homesBesieged(game, seat, 4), 2, "other players' home systems with 4 of your non-fighter ships"],
  ],
  wins: true,
  confidence: 'high',
});
