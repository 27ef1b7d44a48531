import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'shval',
  name: "Sh'val",
  race: 'norr',
  type: 'general',
  text: '',
  confidence: 'medium',
});
