import { politicalCard } from '#ti2/rules/components/component.ts';
import swappedLedgers from '#ti2/content/own/political-cards/swapped-ledgers.ts';

export default politicalCard({
  ...swappedLedgers,
  id: 'labor-force-politics',
  name: 'Labor Force Politics',
  copies: 1,
  text: 'For: when players gain income or vote, the resources and influence of each planet are swapped. Against: no effect.',
  sources: { text: 'single', copies: 'confirmed' },
});
