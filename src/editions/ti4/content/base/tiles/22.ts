import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '22',
  name: "Tar'mann",
  set: 'base',
  back: 'blue',
  planets: [{ id: 'tarmann', name: "Tar'mann", resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' }],
});
