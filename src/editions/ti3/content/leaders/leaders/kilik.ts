import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'kilik',
  name: 'Kilik',
  race: 'mentak',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
