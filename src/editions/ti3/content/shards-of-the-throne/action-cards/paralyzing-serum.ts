import { actionCard } from '../../../rules/components/component.ts';
import { worthGoodWithout } from '../../../rules/counters/spent-cards.ts';

export default actionCard({
  id: 'paralyzing-serum',
  name: 'Paralyzing Serum',
  copies: 3,
  text: 'When you have revealed a spy: it kills another representative. Without political intrigue in the game it is spent as a trade good.',
  confidence: 'medium',
  ...worthGoodWithout('political intrigue'),
});
