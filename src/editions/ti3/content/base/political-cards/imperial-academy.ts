import { politicalCard } from '#ti3/rules/components/component.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'imperial-academy',
  name: 'Imperial Academy',
  text: 'For: with the secondary ability of Logistics a command counter costs 2 influence. Against: nothing.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 1 }),
  confidence: 'medium',
  modifiers: { 'counter-price': (_game, _held, price) => Math.min(price, 2) },
});
