import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'suffi',
  name: 'Suffi',
  race: 'mentak',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
