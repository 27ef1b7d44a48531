import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '05',
  name: 'Nestphar',
  set: 'base',
  back: 'green',
  home: 'arborec',
  planets: [{ id: 'nestphar', name: 'Nestphar', resources: 3, influence: 2 }],
});
