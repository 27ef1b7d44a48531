import { politicalCard } from '#ti2/rules/components/component.ts';
import swappedLedgers from '#ti2/content/own/political-cards/swapped-ledgers.ts';

export default politicalCard({
  ...swappedLedgers,
  id: 'labor-force-politics',
  name: 'Labor Force Politics',
  copies: 1,
  text: 'For: resources and influence of all planets change places for income and votes. Against: nothing.',
  sources: { text: 'single', copies: 'confirmed' },
});
