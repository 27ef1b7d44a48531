import { politicalCard } from '../../../rules/components/component.ts';
import { discardLaw } from '../../../rules/politics/laws.ts';

export default politicalCard({
  id: 'repeal',
  name: 'Repeal',
  text: 'Elect a law, which is discarded.',
  elect: 'law',
  confidence: 'medium',
  resolve: (game, law) => discardLaw(game, law),
});
