import { strategyCard } from '#ti4/rules/components/component.ts';
import { constructionCardParts } from '#ti4/content/shared/cards/construction-card.ts';

export default strategyCard({
  ...constructionCardParts,
  set: 'base',
  text: 'Primary: place a PDS or space dock on a planet you control, then another PDS. Secondary: place a strategy token in a system, then place a PDS or space dock on a planet you control there.',
});
