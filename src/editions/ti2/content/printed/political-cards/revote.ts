import { politicalCard } from '#ti2/rules/components/component.ts';
import secondReading from '#ti2/content/own/political-cards/second-reading.ts';

export default politicalCard({
  ...secondReading,
  id: 'revote',
  name: 'Revote',
  copies: 1,
  text: 'The elected law is voted on again. Where there is no law, the political phase is over.',
  sources: { text: 'single', copies: 'confirmed' },
});
