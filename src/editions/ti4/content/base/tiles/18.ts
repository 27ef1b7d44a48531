import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '18',
  name: 'Mecatol Rex',
  set: 'base',
  back: 'black',
  planets: [{ id: 'mecatol-rex', name: 'Mecatol Rex', resources: 1, influence: 6 }],
});
