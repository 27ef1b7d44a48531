import { objective } from '../../../rules/components/component.ts';
import { docksBroken } from '../../../rules/phases/objective-wars.ts';

export default objective({
  id: 'regulator',
  name: 'Regulator',
  stage: 'secret',
  points: 2,
  text: 'In this round you destroyed space docks of two players.',
  tally: (game, seat) => [[new Set(docksBroken(game, seat)).size, 2]],
  confidence: 'high',
});
