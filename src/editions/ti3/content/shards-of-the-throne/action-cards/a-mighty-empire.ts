import { actionCard } from '../../../rules/components/component.ts';
import { worthGoodWithout } from '../../../rules/counters/spent-cards.ts';

export default actionCard({
  id: 'a-mighty-empire',
  name: 'A Mighty Empire',
  copies: 2,
  text: 'Before you buy a technology of your race: it costs 1 less for each victory point you have. Without technologies of races in the game it is spent as a trade good.',
  confidence: 'medium',
  ...worthGoodWithout('technologies of races'),
});
