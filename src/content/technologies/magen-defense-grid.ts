import { technology } from '../../rules/component.ts';

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid ΩΩ',
  set: 'codex-4',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 1 },
});
