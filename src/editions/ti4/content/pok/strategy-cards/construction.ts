import { strategyCard } from '#ti4/rules/components/component.ts';
import { constructionCardParts } from '#ti4/content/shared/cards/construction-card.ts';

export default strategyCard({
  ...constructionCardParts,
  set: 'pok',
  text: 'Build a PDS or a space dock on a planet of yours, then one more PDS. The others may spend a strategy token, which goes into a system, and build either of them on a planet they hold there.',
});
