import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'omar',
  name: 'Omar',
  race: 'yin',
  type: 'general',
  text: '',
  confidence: 'medium',
});
