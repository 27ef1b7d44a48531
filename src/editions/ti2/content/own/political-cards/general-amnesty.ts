import { politicalCard } from '#ti2/rules/components/component.ts';
import { discardLaw } from '#ti2/rules/politics/laws.ts';

export default politicalCard({
  id: 'general-amnesty',
  name: 'General Amnesty',
  copies: 2,
  elect: 'for-against',
  text: 'For: discard all laws. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, outcome) => {
    if (outcome === 'for') for (const law of Object.keys(game.state.laws)) discardLaw(game, law);
  },
});
