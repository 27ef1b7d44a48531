import { strategyCard } from '#ti3/rules/components/component.ts';
import {
  canResearch,
  SECONDARY_RESEARCH_PRICE,
  formatResearchOptions,
  technologyPrimary,
  technologySecondary,
} from '#ti3/rules/technology/technology.ts';

export default strategyCard({
  id: 'technology',
  name: 'Technology',
  number: 7,
  theme: 'technology',
  text: 'You gain a technology whose prerequisites you have. The others may spend a counter from strategy allocation to gain one for 8 resources.',
  primary: technologyPrimary,
  secondary: technologySecondary,
  follow: (game, seat) => formatResearchOptions(game, seat, SECONDARY_RESEARCH_PRICE),
  secondaryCost: 1,
  secondaryIdle: (game, seat) =>
    canResearch(game, seat, SECONDARY_RESEARCH_PRICE)
      ? undefined
      : 'As things stand, you could gain no technology by it.',
  confidence: 'high',
});
