import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '09',
  name: 'Maaluuk and Druaa',
  set: 'base',
  back: 'green',
  home: 'naalu',
  planets: [
    { id: 'maaluuk', name: 'Maaluuk', resources: 0, influence: 2 },
    { id: 'druaa', name: 'Druaa', resources: 3, influence: 1 },
  ],
});
