import { strategyCard } from '../../../rules/components/component.ts';
import { politicalPrimary, politicalSecondary } from '../../../rules/politics/political-card.ts';

export default strategyCard({
  id: 'political',
  name: 'Political',
  number: 3,
  theme: 'council',
  text: 'You draw 3 action cards and gain a command counter; the council votes on the next political card; then you look at the next three and choose the one that comes first. The others may spend a counter from strategy allocation to draw an action card.',
  primary: politicalPrimary,
  secondary: politicalSecondary,
  follow: () => 'Draw an action card.',
  secondaryCost: 1,
  confidence: 'high',
});
