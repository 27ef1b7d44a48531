import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'dock-hours-act',
  name: 'Dock Hours Act',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: each spacedock can place at most 2 units per round. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'placement-limit': (_game, _held, value) => Math.min(2, value),
  },
});
