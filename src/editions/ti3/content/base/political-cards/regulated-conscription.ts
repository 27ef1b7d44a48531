import { politicalCard } from '#ti3/rules/components/component.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'regulated-conscription',
  name: 'Regulated Conscription',
  text: "For: each ground force costs 1 resource, and Sol's Drill places only 1 ground force. Against: no effect.",
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -1 }),
  confidence: 'medium',
  modifiers: {
    'units-for-price': (game, _held, count, { type }) => (hasQuality(game, 'ground-force', { type }) ? 1 : count),
    'troops-raised': (_game, _held, count) => Math.min(count, 1),
  },
});
