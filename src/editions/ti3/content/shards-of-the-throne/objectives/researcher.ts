import { objective } from '#ti3/rules/components/component.ts';
import { planetsWithSpecialty } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'researcher',
  name: 'Researcher',
  stage: 'preliminary',
  points: 1,
  text: 'Control 4 planets with a technology specialty. When you score this, draw a secret objective.',
  tally: (game, seat) => [[planetsWithSpecialty(game, seat), 4, 'planets with a technology specialty']],
  confidence: 'high',
});
