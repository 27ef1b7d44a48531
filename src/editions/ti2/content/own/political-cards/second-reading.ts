import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { secondVote } from '#ti2/rules/politics/senate.ts';

export default politicalCard({
  id: 'second-reading',
  name: 'Second Reading',
  copies: 2,
  elect: 'law',
  text: 'Elect a law in effect: read it again and vote on it again. It stays only if the new vote passes it. If no law is in effect, discard this card and the political phase ends.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, law) => call(secondVote, { law }, 'finish'),
});
