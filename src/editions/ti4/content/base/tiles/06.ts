import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '06',
  name: '[0.0.0]',
  set: 'base',
  back: 'green',
  home: 'l1z1x',
  planets: [{ id: '000', name: '[0.0.0]', resources: 5, influence: 0 }],
});
