import { objective } from '#ti3/rules/components/component.ts';
import { controlsMecatol, unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'industrial',
  name: 'Industrial',
  stage: 'secret',
  points: 2,
  text: 'You have Mecatol Rex; your 3 space docks and 5 dreadnoughts are all on the board.',
  tally: (game, seat) => [
    [Number(controlsMecatol(game, seat)), 1],
    [unitCount(game, seat, 'space-dock'), 3],
    [unitCount(game, seat, 'dreadnought'), 5],
  ],
  confidence: 'high',
});
