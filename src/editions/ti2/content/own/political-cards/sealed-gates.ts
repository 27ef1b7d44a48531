import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'sealed-gates',
  name: 'Sealed Gates',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: no units can move through wormholes. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    wormholes: () => 'Units cannot move through wormholes (Sealed Gates).',
  },
});
