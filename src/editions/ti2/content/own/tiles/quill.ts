import { tile } from '#ti2/rules/components/component.ts';

export default tile({
  id: 'quill',
  name: 'Quill',
  planets: [{ id: 'quill', name: 'Quill', resources: 4, influence: 4 }],
  wormholes: [],
  sources: { values: 'own' },
});
