import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'open-markets',
  name: 'Open Markets',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: in each economy phase, players gain 2 extra credits for each of their trade agreements. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'agreement-income': (_game, _held, value) => value + 2,
  },
});
