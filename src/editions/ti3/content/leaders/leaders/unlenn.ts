import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'unlenn',
  name: 'Unlenn',
  race: 'letnev',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
