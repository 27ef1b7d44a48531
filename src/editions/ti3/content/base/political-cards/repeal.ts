import { politicalCard } from '#ti3/rules/components/component.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';

export default politicalCard({
  id: 'repeal',
  name: 'Repeal',
  text: 'Elect a law: discard it.',
  elect: 'law',
  confidence: 'medium',
  resolve: (game, law) => discardLaw(game, law),
});
