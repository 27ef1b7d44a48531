import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'milor',
  name: 'Milor',
  race: 'yin',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
