import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '36',
  name: 'Arnor and Lor',
  set: 'base',
  back: 'blue',
  planets: [
    { id: 'arnor', name: 'Arnor', resources: 2, influence: 1, trait: 'industrial' },
    { id: 'lor', name: 'Lor', resources: 1, influence: 2, trait: 'industrial' },
  ],
});
