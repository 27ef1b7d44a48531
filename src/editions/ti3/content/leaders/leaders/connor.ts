import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'connor',
  name: 'Connor',
  race: 'sol',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
