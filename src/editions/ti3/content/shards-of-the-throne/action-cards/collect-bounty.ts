import { actionCard } from '../../../rules/components/component.ts';
import { worthGoodWithout } from '../../../rules/counters/spent-cards.ts';

export default actionCard({
  id: 'collect-bounty',
  name: 'Collect Bounty',
  copies: 2,
  text: 'When you have destroyed a mercenary of an enemy in a battle: you get 5 trade goods. Without mercenaries in the game it is spent as a trade good.',
  confidence: 'medium',
  ...worthGoodWithout('mercenaries'),
});
