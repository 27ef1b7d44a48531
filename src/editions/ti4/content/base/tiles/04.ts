import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '04',
  name: 'Muaat',
  set: 'base',
  back: 'green',
  home: 'muaat',
  planets: [{ id: 'muaat', name: 'Muaat', resources: 4, influence: 1 }],
});
