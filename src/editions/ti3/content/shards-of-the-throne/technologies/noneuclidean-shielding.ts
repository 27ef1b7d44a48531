import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'noneuclidean-shielding',
  name: 'Noneuclidean Shielding',
  text: 'A unit of yours that takes damage bears 2 hits by it.',
  race: 'letnev',
  cost: 4,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'hits-sustained': (_game, { holder }, hits, { seat }) => (seat === holder ? Math.max(hits, 2) : hits),
  },
});
