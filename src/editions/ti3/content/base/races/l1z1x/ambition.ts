import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'ambition',
  name: 'Ambition',
  text: 'You begin with one counter more in strategy allocation.',
  confidence: 'high',
  atStart: true,
});
