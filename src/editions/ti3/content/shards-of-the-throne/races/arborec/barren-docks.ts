import { ability } from '#ti3/rules/components/component.ts';
import { isA } from '#ti3/rules/units/units.ts';

export default ability({
  id: 'barren-docks',
  name: 'Barren Docks',
  text: 'Your space docks build no ground forces.',
  confidence: 'high',
  modifiers: {
    'docks-build': (game, { holder }, can, { seat, type }) =>
      can && !(seat === holder && isA(game, 'ground-force', { type })),
  },
});
