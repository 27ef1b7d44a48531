import { politicalCard } from '#ti2/rules/components/component.ts';
import secondReading from '#ti2/content/own/political-cards/second-reading.ts';

export default politicalCard({
  ...secondReading,
  id: 'revote',
  name: 'Revote',
  copies: 1,
  text: 'Elect a law: vote on it again. The law stays only if the new vote passes it. If no law is in effect, the political phase ends.',
  sources: { text: 'single', copies: 'confirmed' },
});
