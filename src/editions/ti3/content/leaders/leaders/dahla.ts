import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'dahla',
  name: 'Dahla',
  race: 'yin-brotherhood',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
