import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'meian',
  name: 'Meian',
  race: 'creuss',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});
