import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'open-markets',
  name: 'Open Markets',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: each trade agreement gives each of its players 2 extra credits. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'agreement-income': (_game, _held, value) => value + 2,
  },
});
