import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'heavy-ship-levy',
  name: 'Heavy Ship Levy',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: dreadnoughts cost 4 more credits each. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    price: (_game, _held, value, { type }) => (type === 'dreadnought' ? value + 4 : value),
  },
});
