import { strategyCard } from '#ti4/rules/components/component.ts';
import { constructionCardParts } from '#ti4/content/shared/cards/construction-card.ts';

export default strategyCard({
  ...constructionCardParts,
  set: 'base',
  text: 'Primary: place a PDS or space dock, then a PDS, each on a planet you control. Secondary: spend a strategy token and place it in a system; place a PDS or space dock on a planet you control there.',
});
