import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'a6',
  name: 'A6',
  race: 'l1z1x',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
