import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'sucaban',
  name: 'Sucaban',
  race: 'jolnar',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});
