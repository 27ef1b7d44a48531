import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'ciel',
  name: 'Ciel',
  race: 'letnev',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
