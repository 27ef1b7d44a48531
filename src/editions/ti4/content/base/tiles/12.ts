import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '12',
  name: 'Nar and Jol',
  set: 'base',
  back: 'green',
  home: 'jol-nar',
  planets: [
    { id: 'nar', name: 'Nar', resources: 2, influence: 3 },
    { id: 'jol', name: 'Jol', resources: 1, influence: 2 },
  ],
});
