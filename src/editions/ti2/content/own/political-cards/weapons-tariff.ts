import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'weapons-tariff',
  name: 'Weapons Tariff',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: red technologies cost 10 more credits. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'technology-price': (_game, _held, value, { color }) => (color === 'red' ? value + 10 : value),
  },
});
