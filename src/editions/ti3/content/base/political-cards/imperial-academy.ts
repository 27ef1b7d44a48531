import { politicalCard } from '#ti3/rules/components/component.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'imperial-academy',
  name: 'Imperial Academy',
  text: 'For: command counters from the secondary ability of Logistics cost 2 influence each. Against: no effect.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 1 }),
  confidence: 'medium',
  modifiers: { 'counter-price': (_game, _held, price) => Math.min(price, 2) },
});
