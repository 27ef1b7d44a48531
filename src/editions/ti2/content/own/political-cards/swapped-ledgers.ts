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
    'planet-resources': (game, _held, value, about) =>
      about.for === 'income' ? game.book.planets[about.planet].influence : value,
    'planet-influence': (game, _held, value, about) =>
      about.for === 'votes' ? game.book.planets[about.planet].resources : value,
  },
});
