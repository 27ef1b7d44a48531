import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'colony-fee',
  name: 'Colony Fee',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: gaining control of a neutral planet costs 3 credits; players who cannot pay cannot land ground forces on one. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'colony-fee': (_game, _held, value) => value + 3,
  },
});
