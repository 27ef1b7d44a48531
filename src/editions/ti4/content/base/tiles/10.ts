import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '10',
  name: 'Arc Prime and Wren Terra',
  set: 'base',
  back: 'green',
  home: 'letnev',
  planets: [
    { id: 'arc-prime', name: 'Arc Prime', resources: 4, influence: 0 },
    { id: 'wren-terra', name: 'Wren Terra', resources: 2, influence: 1 },
  ],
});
