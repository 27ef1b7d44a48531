import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'gila',
  name: 'Gila',
  race: 'hacan',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
