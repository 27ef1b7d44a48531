import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { secondVote } from '#ti2/rules/politics/senate.ts';

export default politicalCard({
  id: 'second-reading',
  name: 'Second Reading',
  copies: 2,
  elect: 'law',
  text: 'The elected law is voted on again. Where there is no law, nothing happens.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, law) => call(secondVote, { law }, 'finish'),
});
