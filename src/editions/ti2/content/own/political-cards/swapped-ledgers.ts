import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'swapped-ledgers',
  name: 'Swapped Ledgers',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: when players gain income or vote, the resources and influence of each planet are swapped. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'yields-swapped': (_game, _held, swapped, about) => swapped || about.for === 'income' || about.for === 'votes',
  },
});
