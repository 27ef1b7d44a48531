import { objective } from '../../../rules/components/component.ts';
import { planetsWithSpecialty } from '../../../rules/phases/objective-counts.ts';

export default objective({
  id: 'technocrat',
  name: 'Technocrat',
  stage: 'secret',
  points: 2,
  text: 'You have 6 planets with a technology specialty.',
  tally: (game, seat) => [[planetsWithSpecialty(game, seat), 6]],
  confidence: 'high',
});
