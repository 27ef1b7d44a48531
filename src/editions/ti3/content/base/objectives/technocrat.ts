import { objective } from '#ti3/rules/components/component.ts';
import { planetsWithSpecialty } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'technocrat',
  name: 'Technocrat',
  stage: 'secret',
  points: 2,
  text: 'Control 6 planets with a technology specialty.',
  tally: (game, seat) => [[planetsWithSpecialty(game, seat), 6, 'planets with a technology specialty']],
  confidence: 'high',
});
