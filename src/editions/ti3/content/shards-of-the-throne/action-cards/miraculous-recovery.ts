import { actionCard } from '../../../rules/components/component.ts';
import { worthGoodWithout } from '../../../rules/counters/spent-cards.ts';

export default actionCard({
  id: 'miraculous-recovery',
  name: 'Miraculous Recovery',
  copies: 2,
  text: 'Action: you take back a representative that was killed. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...worthGoodWithout('political intrigue'),
});
