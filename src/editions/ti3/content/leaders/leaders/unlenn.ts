import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'unlenn',
  name: 'Unlenn',
  race: 'letnev',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
