import { objective } from '#ti3/rules/components/component.ts';
import { hasTakenLastDock } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'merciless',
  name: 'Merciless',
  stage: 'secret',
  points: 2,
  text: 'In this round you took a planet of a neighbor at the table on which the last of their space docks stood.',
  tally: (game, seat) => [[Number(hasTakenLastDock(game, seat)), 1]],
  confidence: 'high',
});
