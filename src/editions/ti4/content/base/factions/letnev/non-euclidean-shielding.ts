import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'non-euclidean-shielding',
  name: 'Non-Euclidean Shielding',
  set: 'base',
  text: 'Each of your units cancels 2 hits instead of 1 when it sustains damage.',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  faction: 'letnev',
  modifiers: {
    'sustain-cancels': (_game, { holder }, hits, { seat }) => (seat === holder ? Math.max(hits, 2) : hits),
  },
});
