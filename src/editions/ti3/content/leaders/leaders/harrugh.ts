import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'harrugh',
  name: 'Harrugh',
  race: 'hacan',
  type: 'general',
  text: '',
  confidence: 'medium',
});
