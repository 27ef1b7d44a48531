import { token } from '#ti4/rules/components/component.ts';

export default token({
  id: 'mirage-token',
  name: 'Mirage',
  copies: 1,
  planet: {
    id: 'mirage',
    name: 'Mirage',
    resources: 1,
    influence: 2,
    trait: 'cultural',
    legendary: 'mirage-flight-academy',
  },
});
