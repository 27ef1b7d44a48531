import { ability } from '#ti3/rules/components/component.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';

export default ability({
  id: 'barren-docks',
  name: 'Barren Docks',
  text: 'Your space docks cannot produce ground forces.',
  confidence: 'high',
  modifiers: {
    'docks-build': (game, { holder }, can, { seat, type }) =>
      can && !(seat === holder && hasQuality(game, 'ground-force', { type })),
  },
});
