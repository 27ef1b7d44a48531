import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'carth',
  name: 'Carth',
  race: 'hacan',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});
