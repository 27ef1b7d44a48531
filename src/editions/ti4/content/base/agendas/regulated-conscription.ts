import { agenda } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'regulated-conscription',
  name: 'Regulated Conscription',
  set: 'base',
  text: 'For: fighters and infantry cost 1 each instead of 1 for 2. Against: no effect.',
  type: 'law',
  elect: 'for-against',
  advice: { outcomes: { for: { resources: -1 } } },
  modifiers: {
    'units-per-cost': (_game, _held, count, { type }) => (type === 'fighter' || type === 'infantry' ? 1 : count),
  },
});
