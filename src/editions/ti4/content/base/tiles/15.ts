import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '15',
  name: 'Retillion and Shalloq',
  set: 'base',
  back: 'green',
  home: 'yssaril',
  planets: [
    { id: 'retillion', name: 'Retillion', resources: 2, influence: 3 },
    { id: 'shalloq', name: 'Shalloq', resources: 1, influence: 2 },
  ],
});
