import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'sealed-gates',
  name: 'Sealed Gates',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: wormholes do not make systems adjacent. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    wormholes: () => [],
  },
});
