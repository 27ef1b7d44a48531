import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'emnor',
  name: 'Emnor',
  race: 'muaat',
  type: 'scientist',
  text: '',
  confidence: 'medium',
});
