import { tile } from '#ti4/rules/components/component.ts';

export default tile({
  id: '14',
  name: 'Archon Ren and Archon Tau',
  set: 'base',
  back: 'green',
  home: 'xxcha',
  planets: [
    { id: 'archon-ren', name: 'Archon Ren', resources: 2, influence: 3 },
    { id: 'archon-tau', name: 'Archon Tau', resources: 1, influence: 1 },
  ],
});
