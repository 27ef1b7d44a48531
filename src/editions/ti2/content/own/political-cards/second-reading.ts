import { call } from '../../../../../engine/index.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { secondVote } from '../../../rules/politics/senate.ts';

export default politicalCard({
  id: 'second-reading',
  name: 'Second Reading',
  copies: 2,
  elect: 'law',
  text: 'The elected law is voted on again. Where there is no law, nothing happens.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, law) => call(secondVote, { law }, 'finish'),
});
