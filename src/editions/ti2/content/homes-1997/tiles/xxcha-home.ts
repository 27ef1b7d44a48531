import { tile } from '../../../rules/components/component.ts';
import home from '../../base/tiles/xxcha-home.ts';

export default tile({
  ...home,
  planets: [
    { id: 'archon-ren', name: 'Archon Ren', resources: 3, influence: 6 },
    { id: 'archon-tau', name: 'Archon Tau', resources: 1, influence: 4 },
  ],
  sources: { values: 'first-edition' },
});
