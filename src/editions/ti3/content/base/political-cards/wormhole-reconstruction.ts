import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'wormhole-reconstruction',
  name: 'Wormhole Reconstruction',
  text: 'For: all systems with wormholes are adjacent to each other. Against: no effect.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: { wormholes: (_game, _held, there) => (there.length ? ['alpha', 'beta'] : there) },
});
