import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'emnor',
  name: 'Emnor',
  race: 'muaat',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});
