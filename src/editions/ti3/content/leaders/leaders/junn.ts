import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'junn',
  name: 'Junn',
  race: 'xxcha',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
