import { strategyCard } from '#ti4/rules/components/component.ts';
import { constructionCardParts } from '#ti4/content/shared/cards/construction-card.ts';

export default strategyCard({
  ...constructionCardParts,
  set: 'pok',
  text: 'Primary: place a PDS or space dock on a planet you control, then place a PDS. Secondary: place a strategy token in a system and a PDS or space dock on a planet you control there.',
});
