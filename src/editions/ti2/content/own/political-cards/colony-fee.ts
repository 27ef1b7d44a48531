import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'colony-fee',
  name: 'Colony Fee',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: players must pay 3 credits for each neutral planet on which they land ground forces. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'colony-fee': (_game, _held, value) => value + 3,
  },
});
