import { objective } from '#ti3/rules/components/component.ts';
import { planetsTaken } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'three-planets-taken',
  name: 'Three Planets Taken',
  stage: 1,
  points: 1,
  text: 'This round, gain control of 3 planets.',
  tally: (game, seat) => [[planetsTaken(game, seat), 3, 'planets gained this round']],
  confidence: 'high',
});
