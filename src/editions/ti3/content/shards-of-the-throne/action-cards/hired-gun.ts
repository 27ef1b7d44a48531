import { actionCard } from '../../../rules/components/component.ts';
import { worthGoodWithout } from '../../../rules/counters/spent-cards.ts';

export default actionCard({
  id: 'hired-gun',
  name: 'Hired Gun',
  copies: 2,
  text: 'Action: you recruit the mercenary on top of the deck. Without mercenaries in the game it is spent as a trade good.',
  confidence: 'medium',
  ...worthGoodWithout('mercenaries'),
});
