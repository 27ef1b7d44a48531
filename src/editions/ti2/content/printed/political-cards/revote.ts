import { politicalCard } from '#ti2/rules/components/component.ts';
import secondReading from '#ti2/content/own/political-cards/second-reading.ts';

export default politicalCard({
  ...secondReading,
  id: 'revote',
  name: 'Revote',
  copies: 1,
  text: 'Elect a law in effect: read it again and vote on it again. It stays only if the new vote passes it. If no law is in effect, discard this card and the political phase ends.',
  sources: { text: 'single', copies: 'confirmed' },
});
