import { strategyCard } from '#ti3/rules/components/component.ts';
import { politicalPrimary, politicalSecondary } from '#ti3/rules/politics/political-card.ts';

export default strategyCard({
  id: 'political',
  name: 'Political',
  number: 3,
  theme: 'council',
  text: 'Primary: draw 3 action cards, gain 1 command counter and vote on a political card. Then look at the next 3 political cards: put 1 on top and 2 at the bottom. Secondary: spend 1 strategy counter to draw 1 action card.',
  primary: politicalPrimary,
  secondary: politicalSecondary,
  follow: () => 'Draw 1 action card.',
  secondaryCost: 1,
  confidence: 'high',
});
