import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { secondVote } from '#ti2/rules/politics/senate.ts';

export default politicalCard({
  id: 'second-reading',
  name: 'Second Reading',
  copies: 2,
  elect: 'law',
  text: 'Elect a law: vote on it again. The law stays only if the new vote passes it. If no law is in effect, the political phase ends.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, law) => call(secondVote, { law }, 'finish'),
});
