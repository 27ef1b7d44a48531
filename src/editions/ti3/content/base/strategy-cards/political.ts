import { strategyCard } from '#ti3/rules/components/component.ts';
import { politicalPrimary, politicalSecondary } from '#ti3/rules/politics/political-card.ts';

export default strategyCard({
  id: 'political',
  name: 'Political',
  number: 3,
  theme: 'council',
  text: 'You draw 3 action cards, gain a command counter, have the council vote on the next political card, and choose which of the three after it comes next. The others may spend a counter from strategy allocation to draw an action card.',
  primary: politicalPrimary,
  secondary: politicalSecondary,
  follow: () => 'Draw an action card.',
  secondaryCost: 1,
  confidence: 'high',
});
