import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'large-fleets',
  name: 'Large Fleets',
  text: 'You begin with one counter more in fleet supply.',
  confidence: 'high',
  atStart: true,
});
