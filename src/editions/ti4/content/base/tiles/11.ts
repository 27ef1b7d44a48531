import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '11',
  name: 'Lisis II and Ragh',
  set: 'base',
  back: 'green',
  home: 'saar',
  planets: [
    { id: 'lisis-ii', name: 'Lisis II', resources: 1, influence: 0 },
    { id: 'ragh', name: 'Ragh', resources: 2, influence: 1 },
  ],
});
