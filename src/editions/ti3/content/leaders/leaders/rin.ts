import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'rin',
  name: 'Rin',
  race: 'jolnar',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});
