import { objective } from '../../../rules/components/component.ts';
import { besieged } from '../../../rules/phases/objective-wars.ts';

export default objective({
  id: 'two-sieges',
  name: 'Two Sieges',
  stage: 2,
  points: 0,
  text: 'You win at once: 4 of your ships or more, fighters not counted, are in each of the home systems of two opponents.',
  tally: (game, seat) => [[besieged(game, seat, 4), 2]],
  wins: true,
  confidence: 'high',
});
