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
  text: 'Primary: gain a technology whose prerequisites you own. Secondary: spend 1 strategy counter to gain a technology for 8 resources.',
  primary: technologyPrimary,
  secondary: technologySecondary,
  follow: (game, seat) => formatResearchOptions(game, seat, SECONDARY_RESEARCH_PRICE),
  secondaryCost: 1,
  secondaryIdle: (game, seat) =>
    canResearch(game, seat, SECONDARY_RESEARCH_PRICE)
      ? undefined
      : 'You cannot gain a technology now, so it would have no effect.',
  confidence: 'high',
});
