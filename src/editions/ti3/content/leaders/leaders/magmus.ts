import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'magmus',
  name: 'Magmus',
  race: 'embers-of-muaat',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
