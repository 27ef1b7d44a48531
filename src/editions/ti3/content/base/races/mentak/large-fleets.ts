import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'large-fleets',
  name: 'Large Fleets',
  text: 'You start with 1 more command counter in fleet supply.',
  confidence: 'high',
  atStart: true,
});
