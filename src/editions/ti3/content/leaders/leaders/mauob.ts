import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'mauob',
  name: 'Mauob',
  race: 'saar',
  type: 'general',
  text: '',
  confidence: 'medium',
});
