import { strategyCard } from '../../../rules/components/component.ts';
import { technologyPrimary, technologySecondary } from '../../../rules/technology/technology.ts';

export default strategyCard({
  id: 'technology',
  name: 'Technology',
  number: 7,
  theme: 'technology',
  text: 'You gain a technology whose prerequisites you have. The others may spend a counter from strategy allocation to gain one for 8 resources.',
  primary: technologyPrimary,
  secondary: technologySecondary,
  secondaryCost: 1,
  confidence: 'high',
});
