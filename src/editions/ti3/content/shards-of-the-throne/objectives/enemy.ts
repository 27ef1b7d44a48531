import { objective } from '#ti3/rules/components/component.ts';
import { roundLosses } from '#ti3/rules/objectives/round-losses.ts';

export default objective({
  id: 'enemy',
  name: 'Enemy',
  stage: 'preliminary',
  points: 1,
  text: 'This round, destroy 2 enemy cruisers. When you score this, draw a secret objective.',
  tally: (game, seat) => {
    const mine = roundLosses(game).filter(({ by }) => by === seat);
    return [[mine.reduce((sum, { units }) => sum + (units.cruiser ?? 0), 0), 2, 'enemy cruisers destroyed this round']];
  },
  confidence: 'high',
});
