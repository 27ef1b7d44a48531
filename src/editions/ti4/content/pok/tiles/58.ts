import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '58',
  name: 'Valk, Ylir and Avar',
  set: 'pok',
  back: 'green',
  home: 'argent',
  planets: [
    { id: 'valk', name: 'Valk', resources: 2, influence: 0 },
    { id: 'ylir', name: 'Ylir', resources: 0, influence: 2 },
    { id: 'avar', name: 'Avar', resources: 1, influence: 1 },
  ],
});
