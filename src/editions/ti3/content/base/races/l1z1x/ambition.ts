import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'ambition',
  name: 'Ambition',
  text: 'You start with 1 more command counter in strategy allocation.',
  confidence: 'high',
  atStart: true,
});
