import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'qanoj',
  name: 'Qanoj',
  race: 'xxcha',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
