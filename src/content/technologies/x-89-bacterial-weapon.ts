import { technology } from '../../rules/component.ts';

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon ΩΩ',
  set: 'codex-4',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'biotic',
  prerequisites: { biotic: 3 },
});
