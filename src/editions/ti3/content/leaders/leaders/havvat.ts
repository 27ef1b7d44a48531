import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'havvat',
  name: 'Havvat',
  race: 'mentak',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
