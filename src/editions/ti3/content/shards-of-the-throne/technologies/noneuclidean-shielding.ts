import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'noneuclidean-shielding',
  name: 'Noneuclidean Shielding',
  text: 'Your units cancel 2 hits instead of 1 when they sustain damage.',
  race: 'letnev',
  cost: 4,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'hits-sustained': (_game, { holder }, hits, { seat }) => (seat === holder ? Math.max(hits, 2) : hits),
  },
});
